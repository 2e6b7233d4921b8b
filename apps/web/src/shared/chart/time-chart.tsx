import type { ReactNode } from 'react';
import { scaleOf, type Bar, type Scale } from './chart-scale.ts';
import styles from './time-chart.module.css';

export interface TimeBar {
  amount: string;
  look: 'in' | 'out' | 'gain' | 'loss';
}

export interface TimeSpan {
  /** Under its bars, where there is room. */
  name: string;
  bars: readonly TimeBar[];
}

interface TimeChartProps {
  /** What the picture shows, in words. */
  summary: string;
  spans: readonly TimeSpan[];
}

const TALL = 160;
const NAMES = 20;
const MOST_NAMES = 6;

/** Spans of time from left to right, with what came above the line and what went below it. */
export const TimeChart = ({ summary, spans }: TimeChartProps) => {
  const scale = scaleOf(spans.flatMap(({ bars }) => bars.map(({ amount }) => amount)));
  const wide = 100 / spans.length;
  const every = Math.ceil(spans.length / MOST_NAMES);
  return (
    <svg role="img" aria-label={summary} className={styles.chart} height={TALL + NAMES}>
      <ZeroLine scale={scale} />
      {spans.map(({ name, bars }, index) => (
        <svg
          key={`${name} ${index}`}
          x={`${index * wide}%`}
          width={`${wide}%`}
          height="100%"
          overflow="visible"
        >
          <Bars bars={bars} scale={scale} />
          {index % every === 0 && <Name>{name}</Name>}
        </svg>
      ))}
    </svg>
  );
};

const Name = ({ children }: { children: ReactNode }) => (
  <text x={0} y={TALL + NAMES - 5} className={`num ${styles.name}`}>
    {children}
  </text>
);

// The scale runs from the left to the right, and so from the bottom up here.
const topOf = ({ from, size }: Bar): number => TALL - ((from + size) * TALL) / 100;

const ZeroLine = ({ scale: { zero } }: { scale: Scale }) => {
  const at = TALL - (zero * TALL) / 100;
  return <line className={styles.zero} x1="0" x2="100%" y1={at} y2={at} />;
};

const Bars = ({ bars, scale }: { bars: readonly TimeBar[]; scale: Scale }) =>
  bars.map(({ amount, look }) => {
    const bar = scale.barOf(amount);
    return (
      <rect
        key={look}
        className={styles[look]}
        x="12%"
        width="76%"
        y={topOf(bar)}
        height={(bar.size * TALL) / 100}
        rx={1}
      />
    );
  });
