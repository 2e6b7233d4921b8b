import {
  Bar,
  BarChart as Bars,
  Cell,
  LabelList,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { sayShort } from '../sheet.ts';
import type { BarChartProps } from './types.ts';

const ROW_PX = 26;
const NAME_PX = 132;
const MOST_LETTERS = 17;
/** A bar that goes to the left has its figure there, beside the names. */
const FIGURE_PX = 56;

const shorten = (name: string): string =>
  name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name;

interface TickProps {
  readonly x?: number | string;
  readonly y?: number | string;
  readonly payload?: { readonly value: string };
}

/** A name in one line, which the library would break. */
const NameTick = ({ x, y, payload }: TickProps) => (
  <text x={Number(x)} y={Number(y)} dy={4} textAnchor="end" fontSize={12} fill="var(--text)">
    {shorten(payload?.value ?? '')}
  </text>
);

/** Figures side by side, each with its name and what it comes to. */
export const BarChart = ({ bars, onOpen }: BarChartProps) => (
  <ResponsiveContainer width="100%" height={bars.length * ROW_PX + 8}>
    <Bars
      data={[...bars]}
      layout="vertical"
      margin={{ top: 4, right: FIGURE_PX, bottom: 4, left: 0 }}
      accessibilityLayer={false}
    >
      <XAxis type="number" hide padding={{ left: bars.some(({ value }) => value < 0) ? FIGURE_PX : 0 }} />
      <YAxis
        type="category"
        dataKey="name"
        width={NAME_PX}
        tickLine={false}
        axisLine={false}
        interval={0}
        stroke="var(--text-2)"
        tick={NameTick}
      />
      <ReferenceLine x={0} stroke="var(--line-2)" />
      <Bar
        dataKey="value"
        barSize={14}
        radius={2}
        isAnimationActive={false}
        cursor={onOpen === undefined ? 'default' : 'pointer'}
        onClick={(_bar, place) => {
          const bar = bars[place];
          if (bar !== undefined) onOpen?.(bar.id);
        }}
      >
        {bars.map(({ id, value }) => (
          <Cell key={id} fill={value < 0 ? 'var(--cin)' : 'var(--gold)'} />
        ))}
        <LabelList
          dataKey="value"
          position="right"
          formatter={(value) => sayShort(Number(value))}
          fontSize={12}
          fill="var(--text)"
        />
      </Bar>
    </Bars>
  </ResponsiveContainer>
);
