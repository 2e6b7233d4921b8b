import type { Kind } from '../sheet.ts';

/** What is drawn of a figure through the days; a chart has five of them at most. */
export interface Series {
  readonly key: string;
  readonly name: string;
  readonly values: readonly number[];
}

export interface LineChartProps {
  /** The days. */
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  readonly kind: Kind;
}

export interface Bar {
  readonly id: string;
  readonly name: string;
  readonly value: number;
}

export interface BarChartProps {
  readonly bars: readonly Bar[];
  /** What a click on a bar opens. */
  readonly onOpen?: ((id: string) => void) | undefined;
}
