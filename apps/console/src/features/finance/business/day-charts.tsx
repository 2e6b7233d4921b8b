import { useMemo } from 'react';
import { useTexts, type Texts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import styles from './business.module.css';
import { ChartCard } from './chart-card.tsx';
import type { Series } from './charts/types.ts';
import { LateLineChart } from './late-charts.tsx';
import { sayFigure, type Kind, type Sheet } from './sheet.ts';
import type { Business, Figures } from './use-business.ts';

type Figure = keyof Figures;
type Drawn = 'gaming' | 'deposits' | 'withdrawals' | 'active' | 'joined' | 'firstDeposits';

interface DayChart {
  readonly id: 'gaming' | 'cash' | 'people';
  readonly kind: Kind;
  readonly drawn: readonly Drawn[];
  readonly listed: readonly Figure[];
  /** Narrows the money of a day to what the chart is about. */
  readonly drill: string;
}

const CHARTS: readonly DayChart[] = [
  {
    id: 'gaming',
    kind: 'money',
    drawn: ['gaming'],
    listed: ['gaming', 'stake', 'payout', 'given'],
    drill: 'systemAccount=gaming&by=vendor',
  },
  {
    id: 'cash',
    kind: 'money',
    drawn: ['deposits', 'withdrawals'],
    listed: ['deposits', 'withdrawals'],
    drill: 'by=wallet&kind=DEPOSIT',
  },
  {
    id: 'people',
    kind: 'count',
    drawn: ['active', 'joined', 'firstDeposits'],
    listed: ['active', 'joined', 'firstDeposits'],
    drill: 'by=team',
  },
];

const nameOf = (t: Texts, figure: Figure): string => t(`business.figures.${figure}`);

/** The revenue of the day before stands right behind that of the day. */
const withBefore = <One,>(id: DayChart['id'], cells: readonly One[], before: One): One[] =>
  id === 'gaming' ? cells.toSpliced(1, 0, before) : [...cells];

const sheetOf = (
  t: Texts,
  { kind, listed, drill, id }: DayChart,
  business: Business,
  maySeeDays: boolean,
): Sheet => ({
  head: t('business.day'),
  columns: withBefore(
    id,
    listed.map((figure) => ({ head: nameOf(t, figure), kind })),
    { head: t('business.beforeColumn'), kind },
  ),
  lines: business.byDay.map((day, place) => ({
    id: day.day,
    name: day.day,
    figures: withBefore(
      id,
      listed.map((figure) => String(day[figure])),
      business.before.byDay[place]?.gaming ?? '',
    ),
    to: maySeeDays ? `/finance/${day.day}?from=${day.day}&to=${day.day}&${drill}` : undefined,
  })),
});

const seriesOf = (t: Texts, { drawn, id }: DayChart, { byDay, before }: Business): Series[] => [
  ...drawn.map((figure) => ({
    key: figure,
    name: t(`business.lines.${figure}`),
    values: byDay.map((day) => Number(day[figure])),
  })),
  ...(id === 'gaming'
    ? [
        {
          key: 'before',
          name: t('business.lines.before'),
          values: before.byDay.map(({ gaming }) => Number(gaming)),
        },
      ]
    : []),
];

/** The chart in a sentence: what each line comes to, and between what it goes. */
const sayDays = (t: Texts, { kind, drawn, id }: DayChart, { from, to, total, byDay }: Business): string => {
  const parts = drawn.map((figure) => {
    const sorted = byDay.map((day) => String(day[figure])).toSorted((a, b) => Number(a) - Number(b));
    return t('business.daysPart', {
      name: nameOf(t, figure),
      total: sayFigure(kind, String(total[figure])),
      least: sayFigure(kind, sorted[0] ?? ''),
      most: sayFigure(kind, sorted.at(-1) ?? ''),
    });
  });
  return t('business.daysSay', { title: t(`business.charts.${id}`), from, to, parts: parts.join(' ') });
};

interface Props {
  readonly business: Business;
  readonly stale: boolean;
}

const OneChart = ({ chart, business, stale }: Props & { chart: DayChart }) => {
  const t = useTexts();
  const maySeeDays = useMay()('readMoneyReport');
  const sheet = useMemo(() => sheetOf(t, chart, business, maySeeDays), [t, chart, business, maySeeDays]);
  return (
    <ChartCard
      name={`${chart.id}-${business.from}-${business.to}`}
      title={t(`business.charts.${chart.id}`)}
      summary={sayDays(t, chart, business)}
      sheet={sheet}
      stale={stale}
    >
      <LateLineChart
        labels={business.byDay.map(({ day }) => day)}
        series={seriesOf(t, chart, business)}
        kind={chart.kind}
      />
    </ChartCard>
  );
};

/** What the days of the period came to, each beside the others. */
export const DayCharts = (props: Props) => (
  <div className={styles.cards}>
    {CHARTS.map((chart) => (
      <OneChart key={chart.id} chart={chart} {...props} />
    ))}
  </div>
);
