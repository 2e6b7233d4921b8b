import type { Play } from './play.ts';

/** Numbers of one kind in a result. */
export interface Tier {
  readonly code: string;
  /** How many numbers it has. */
  readonly count: number;
  /** How many digits each has, where zeros in front count; none for balls. */
  readonly width?: number;
  /** The smallest and the largest number. */
  readonly from: number;
  readonly to: number;
  /** Balls, of which none comes twice in a draw. */
  readonly areBalls?: true;
}

/** The rules of one kind of lottery, which several games may have. */
export interface LotteryRules {
  readonly code: string;
  /** The price of one combination, in base units. */
  readonly unitPrice: 1 | 2;
  /** What a result consists of, in the order in which it is told. */
  readonly tiers: readonly Tier[];
  readonly plays: ReadonlyMap<string, Play>;
}

export const byCode = (plays: readonly Play[]): ReadonlyMap<string, Play> =>
  new Map(plays.map((play) => [play.code, play]));

/** A tier of numbers with so many digits. */
export const digitTier = (code: string, count: number, width: number): Tier => ({
  code,
  count,
  width,
  from: 0,
  to: 10 ** width - 1,
});

/** A tier of balls from 1 on. */
export const ballTier = (code: string, count: number, to: number): Tier => ({
  code,
  count,
  from: 1,
  to,
  areBalls: true,
});
