import { Alert, Button, Skeleton } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { explain } from '../../../shared/explain.ts';
import { useTexts, type Texts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import styles from './business.module.css';
import { changeOf } from './change.ts';
import { ChartCard } from './chart-card.tsx';
import { LateBarChart } from './late-charts.tsx';
import type { Period } from './period.ts';
import { sayFigure, type Sheet, type SheetColumn, type SheetLine } from './sheet.ts';
import { useBreakdown, type Breakdown, type Part, type Way } from './use-business.ts';

const MOST_BARS = 8;
const MOST_NAMED = 3;

const columnsOf = (t: Texts, by: Way): SheetColumn[] => [
  { head: t('business.figures.gaming'), kind: 'money' },
  { head: t('business.beforeColumn'), kind: 'money' },
  { head: t('business.change'), kind: 'percent' },
  { head: t('business.figures.stake'), kind: 'money' },
  { head: t('business.figures.payout'), kind: 'money' },
  ...(by === 'agent'
    ? ([
        { head: t('business.figures.deposits'), kind: 'money' },
        { head: t('business.figures.withdrawals'), kind: 'money' },
        { head: t('business.figures.active'), kind: 'count' },
      ] as const)
    : []),
];

const SIGNS = { up: '+', down: '\u2212', same: '' } as const;

const figuresOf = (by: Way, part: Omit<Part, 'id' | 'name' | 'opens'>): SheetLine['figures'] => {
  const change = changeOf(part.gaming, part.before);
  return [
    part.gaming,
    part.before,
    change && `${SIGNS[change.way]}${change.percent}`,
    part.stake,
    part.payout,
    ...(by === 'agent'
      ? [part.deposits, part.withdrawals, part.active === null ? null : String(part.active)]
      : []),
  ];
};

interface Within {
  readonly vendor: string;
  readonly agent: string;
}

interface Order {
  readonly by: Way;
  readonly within: Within;
  /** The rows behind a part: the address of the page with the part opened, or of a list. */
  readonly toOf: (part: Part) => string | undefined;
}

const restName = (t: Texts, { by, within }: Order): string => {
  if (by !== 'agent') return t('business.rest');
  return t(within.agent === '' ? 'business.restOfAgents' : 'business.restOfTeam');
};

const sheetOf = (t: Texts, order: Order, { rows, rest }: Breakdown): Sheet => ({
  head: t('business.all'),
  columns: columnsOf(t, order.by),
  lines: [
    ...rows.map((part) => ({
      id: part.id,
      name: part.name,
      figures: figuresOf(order.by, part),
      to: order.toOf(part),
    })),
    ...(rest === null ? [] : [{ id: 'rest', name: restName(t, order), figures: figuresOf(order.by, rest) }]),
  ],
});

interface Props {
  readonly by: Way;
  readonly period: Period;
  readonly within: Within;
  readonly onOpen: (to: Partial<Within>) => void;
  readonly addressOf: (to: Partial<Within>) => string;
}

/** Says what the parts are narrowed to, and takes it away. */
const Narrowed = ({ by, name, onOpen }: Pick<Props, 'by' | 'onOpen'> & { name: string | null }) => {
  const t = useTexts();
  if (name === null) return null;
  const words = t('business.within', { name });
  return (
    <Button
      size="compact-sm"
      className={styles.within}
      rightSection={<Icon name="close" size={14} />}
      aria-label={`${words}. ${t('business.widen')}`}
      onClick={() => onOpen({ [by === 'game' ? 'vendor' : 'agent']: '' })}
    >
      {words}
    </Button>
  );
};

/** Where a part leads: to what it consists of, or to the list of who made it. */
const useAddresses = ({ by, period, addressOf }: Props) => {
  const may = useMay();
  return (part: Part): string | undefined => {
    if (part.opens) return addressOf({ [by]: part.id });
    if (by === 'agent') return may('readMemberFile') ? `/members/${part.id}` : undefined;
    if (by !== 'game' || !may('readDayAggregates')) return undefined;
    const { from, to } = period;
    return `/finance/${to}?from=${from}&to=${to}&by=wallet&game=${encodeURIComponent(part.id)}`;
  };
};

const toBar = ({ id, name, gaming }: Part) => ({ id, name, value: Number(gaming) });

const Parts = (props: Props & { data: Breakdown; stale: boolean }) => {
  const { by, within, onOpen, data, stale } = props;
  const t = useTexts();
  const toOf = useAddresses(props);
  const title = t(`business.charts.${by}`);
  const largest = data.rows
    .slice(0, MOST_NAMED)
    .map((part) => `${part.name} ${sayFigure('money', part.gaming)}`);
  const open = (id: string) => {
    const part = data.rows.find((row) => row.id === id);
    if (part?.opens !== true) return;
    onOpen({ [by]: id });
  };
  return (
    <ChartCard
      name={`${by}-${data.from}-${data.to}`}
      title={title}
      summary={t('business.partsSay', { title, parts: largest.join(', ') })}
      sheet={sheetOf(t, { by, within, toOf }, data)}
      stale={stale}
      within={<Narrowed by={by} name={data.within} onOpen={onOpen} />}
    >
      <LateBarChart
        bars={data.rows.slice(0, MOST_BARS).map(toBar)}
        onOpen={by === 'game' ? undefined : open}
      />
    </ChartCard>
  );
};

/** What the revenue consists of by vendors, games or agents; a vendor opens to its games, an agent to who stands below. */
export const BreakdownCard = (props: Props) => {
  const { data, error, isPlaceholderData } = useBreakdown(props.by, props.period, {
    vendor: props.by === 'game' ? props.within.vendor : '',
    agent: props.by === 'agent' ? props.within.agent : '',
  });
  if (data !== undefined) return <Parts {...props} data={data} stale={isPlaceholderData || error !== null} />;
  if (error === null) return <Skeleton height={260} />;
  return (
    <Alert color="cin" icon={<Icon name="warning" />} role="alert">
      {explain(error)}
    </Alert>
  );
};
