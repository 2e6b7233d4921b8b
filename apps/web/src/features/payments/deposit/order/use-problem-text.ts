import { useTranslation } from 'react-i18next';
import { CallError } from '../../../../shared/api.ts';
import { explain } from '../../../../shared/explain.ts';
import { formatMoney } from '../../../../shared/format/format.ts';
import { readBusinessError } from './refused-order.ts';

/** What a failed order says, with the limits it broke; null while nothing has failed. */
export const useProblemText = (problem: unknown, symbol: string): string | null => {
  const { t } = useTranslation('account');
  if (problem === null) return null;
  const text = explain(problem);
  if (!(problem instanceof CallError)) return text;
  const refused = readBusinessError(problem.code, problem.value);
  const money = (amount: string) => formatMoney(amount, symbol);
  if (refused.kind === 'range') {
    return `${text} ${t('deposit.amountRange', { min: money(refused.min), max: money(refused.max) })}`;
  }
  if (refused.kind === 'day') {
    return `${text} ${t('deposit.dayLimit', { orders: refused.orders, total: money(refused.total) })}`;
  }
  return text;
};
