import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { dayText } from '../../../shared/chart/day-text.ts';
import { extremesOf } from '../../../shared/chart/extremes.ts';
import type { Profit } from './use-profit.ts';

interface Named {
  name: string;
  amount: string;
}

/** A chart in words: what it is of, where most and least came from, and what it comes to. */
export const useSummary = (chart: 'areaChart' | 'dayChart') => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const formatted = ({ name, amount }: Named) => ({ name, amount: formatMoney(amount, symbol) });
  return (all: readonly Named[], { from, to, totals }: Pick<Profit, 'from' | 'to' | 'totals'>): string => {
    const extremes = extremesOf(all);
    return [
      t(`profit.${chart}`, { from: dayText(from), to: dayText(to) }),
      extremes && t('profit.highest', formatted(extremes.highest)),
      extremes && t('profit.lowest', formatted(extremes.lowest)),
      t('profit.sum', { amount: formatMoney(totals.net, symbol) }),
    ]
      .filter(Boolean)
      .join(' ');
  };
};
