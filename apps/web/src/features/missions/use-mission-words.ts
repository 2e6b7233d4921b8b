import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../shared/format/format.ts';
import { useAreaName } from '../../shared/game/use-area-name.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import type { Mission } from './use-missions.ts';

const MONEY: readonly Mission['metric'][] = ['DEPOSIT', 'VALID_BET'];

/** A figure of a mission, a reward, and what a mission asks for, in words. */
export const useMissionWords = () => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const areaName = useAreaName();
  const figure = (metric: Mission['metric'], text: string): string =>
    MONEY.includes(metric) ? formatMoney(text, symbol) : formatNumber(Number(text));
  const reward = ({ kind, amount }: Mission['reward']): string =>
    kind === 'CASH'
      ? formatMoney(amount, symbol)
      : t('missions.points', { amount: formatNumber(Number(amount)) });
  const asks = ({ metric, category, target }: Mission): string => {
    const values = { target: figure(metric, target) };
    if (category === null) return t(`missions.asks.${metric}`, values);
    return t('missions.asks.VALID_BET_IN', { ...values, category: areaName(category, category) });
  };
  return { figure, reward, asks };
};
