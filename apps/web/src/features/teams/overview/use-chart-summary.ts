import { useTranslation } from 'react-i18next';
import { dayText } from '../../../shared/chart/day-text.ts';
import { extremesOf } from '../../../shared/chart/extremes.ts';
import { formatMoney, formatNumber } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { chartedOf, chartedOn, type Charted, type Team } from './figures.ts';

/** What a chart of days shows, in a sentence: what it comes to, and its highest and its lowest day. */
export const useChartSummary = (team: Team, charted: Charted, figure: string): string => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const shown = (amount: string): string =>
    charted === 'active' || charted === 'joined' ? formatNumber(Number(amount)) : formatMoney(amount, symbol);
  const extremes = extremesOf(
    team.days.map((day) => ({ name: dayText(day.day), amount: chartedOn(day, charted) })),
  );
  if (extremes === null) return '';
  const { highest, lowest } = extremes;
  return t('teams.summary', {
    figure,
    from: dayText(team.from),
    to: dayText(team.to),
    total: shown(chartedOf(team, charted)),
    highest: shown(highest.amount),
    highestDay: highest.name,
    lowest: shown(lowest.amount),
    lowestDay: lowest.name,
  });
};
