import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { sayFigure, sayShort } from '../sheet.ts';
import styles from '../business.module.css';
import { spreadLabels } from './spread-labels.ts';
import type { LineChartProps, Series } from './types.ts';

/** In the order of the palette; a dash tells lines apart for who does not see colours. */
const STROKES = [
  { color: 'var(--gold)', dash: '0' },
  { color: 'var(--jade)', dash: '6 3' },
  { color: 'var(--lapis)', dash: '2 3' },
  { color: 'var(--cin)', dash: '8 3 2 3' },
  { color: 'var(--vip)', dash: '4 4' },
] as const;

const TICK = { fontSize: 12, fill: 'var(--text-2)' };

const HEIGHT_PX = 220;
/** Without its axis and margins. */
const PLOT_PX = 176;
const LABEL_GAP_PX = 14;
const LABEL_WIDTH_PX = 92;

/** How far down the end of each line is, about as the chart will draw it. */
const endsOf = (series: readonly Series[]): number[] => {
  const all = [0, ...series.flatMap(({ values }) => values)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return series.map(({ values }) => PLOT_PX * ((most - (values.at(-1) ?? 0)) / (most - least || 1)));
};

interface LabelProps {
  readonly x?: number | string | undefined;
  readonly y?: number | string | undefined;
  readonly index?: number | undefined;
}

const endLabel = (name: string, { last, offset, color }: { last: number; offset: number; color: string }) =>
  function EndLabel({ x, y, index }: LabelProps) {
    if (index !== last) return null;
    return (
      <text x={Number(x) + 6} y={Number(y) + offset + 4} fill={color} className={styles.label}>
        {name}
      </text>
    );
  };

/** Figures through the days; each line is named at its end. */
export const LineChart = ({ labels, series, kind }: LineChartProps) => {
  const offsets = spreadLabels(endsOf(series), LABEL_GAP_PX, PLOT_PX - LABEL_GAP_PX / 2);
  const rows = labels.map((label, place) => ({
    label,
    ...Object.fromEntries(series.map(({ key, values }) => [key, values[place] ?? 0])),
  }));
  const [first] = series;
  const last = labels.length - 1;
  return (
    <ResponsiveContainer width="100%" height={HEIGHT_PX}>
      <ComposedChart
        data={rows}
        margin={{ top: 8, right: LABEL_WIDTH_PX, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis
          dataKey="label"
          tickFormatter={(day: string) => day.slice(5)}
          minTickGap={16}
          tickLine={false}
          stroke="var(--text-3)"
          tick={TICK}
        />
        <YAxis
          tickFormatter={sayShort}
          width={52}
          tickLine={false}
          axisLine={false}
          stroke="var(--text-3)"
          tick={TICK}
        />
        <Tooltip
          isAnimationActive={false}
          formatter={(value) => sayFigure(kind, kind === 'money' ? Number(value).toFixed(2) : String(value))}
          contentStyle={{ background: 'var(--surface)', border: '1px solid var(--line-2)', borderRadius: 8 }}
          labelStyle={{ color: 'var(--text)' }}
        />
        {first !== undefined && (
          <Area
            dataKey={first.key}
            stroke="none"
            fill="var(--gold-soft)"
            isAnimationActive={false}
            tooltipType="none"
            activeDot={false}
          />
        )}
        {series.map(({ key, name }, place) => {
          const { color, dash } = STROKES[place] ?? STROKES[0];
          return (
            <Line
              key={key}
              dataKey={key}
              name={name}
              stroke={color}
              strokeWidth={2}
              strokeDasharray={dash}
              dot={labels.length < 3}
              isAnimationActive={false}
              label={endLabel(name, { last, offset: offsets[place] ?? 0, color })}
            />
          );
        })}
      </ComposedChart>
    </ResponsiveContainer>
  );
};
