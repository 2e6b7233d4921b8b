import { splitAmount } from '@hintha/ui';
import styles from './bar-chart.module.css';
import { scaleOf, type Bar, type Scale } from './chart-scale.ts';

interface BarRow {
  name: string;
  amount: string;
  /** A net is drawn as gain or loss. */
  look: 'stake' | 'win' | 'net';
}

export interface BarGroup {
  /** Over its rows; none where the rows speak for themselves. */
  title?: string;
  rows: readonly BarRow[];
}

interface BarChartProps {
  /** What the picture shows, in words. */
  summary: string;
  groups: readonly BarGroup[];
}

const ROW = 24;
const TITLE = 26;
const THICK = 10;
// Names stand left of the bars and amounts right of them, in hundredths of the width.
const BARS_FROM = 27;
const BARS_WIDE = 36;

const inBars = (place: number): string => `${BARS_FROM + (place * BARS_WIDE) / 100}%`;

const heightOf = ({ title, rows }: BarGroup): number => (title === undefined ? 0 : TITLE) + rows.length * ROW;

/** Bars side by side, each with its name and its amount; no colour is needed to read them. */
export const BarChart = ({ summary, groups }: BarChartProps) => {
  const scale = scaleOf(groups.flatMap(({ rows }) => rows.map(({ amount }) => amount)));
  const tops = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + heightOf(group), 0),
  );
  const height = groups.reduce((sum, group) => sum + heightOf(group), 0);
  return (
    <svg role="img" aria-label={summary} className={styles.chart} height={height}>
      {groups.map((group, index) => (
        <svg key={group.title ?? index} y={tops[index]} height={heightOf(group)} width="100%">
          <Group group={group} scale={scale} />
        </svg>
      ))}
    </svg>
  );
};

const Group = ({ group: { title, rows }, scale }: { group: BarGroup; scale: Scale }) => {
  const top = title === undefined ? 0 : TITLE;
  return (
    <>
      {title !== undefined && (
        <text x={0} y={TITLE - 8} className={styles.title}>
          {title}
        </text>
      )}
      {rows.map((row, index) => (
        <Row
          key={`${row.name} ${row.amount}`}
          row={row}
          bar={scale.barOf(row.amount)}
          top={top + index * ROW}
        />
      ))}
      <line
        className={styles.zero}
        x1={inBars(scale.zero)}
        x2={inBars(scale.zero)}
        y1={top}
        y2={top + rows.length * ROW}
      />
    </>
  );
};

const Row = ({ row: { name, amount, look }, bar, top }: { row: BarRow; bar: Bar; top: number }) => {
  const { minus, whole, decimals } = splitAmount(amount);
  const sign = look === 'net' && minus === '' && /[1-9]/.test(amount) ? '+' : minus;
  const verdict = minus === '' ? 'gain' : 'loss';
  const textAt = top + ROW / 2 + 4;
  return (
    <>
      <text x={0} y={textAt} className={styles.name}>
        {name}
      </text>
      <rect
        className={styles[look === 'net' ? verdict : look]}
        x={inBars(bar.from)}
        width={`${(bar.size * BARS_WIDE) / 100}%`}
        y={top + (ROW - THICK) / 2}
        height={THICK}
        rx={2}
      />
      <text x="100%" y={textAt} className={`num ${styles.value}`}>
        {sign}
        {whole}
        {decimals}
      </text>
    </>
  );
};
