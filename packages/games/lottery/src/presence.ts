import { choose, type Ratio, ratio } from '@hintha/games-kit';
import { subset, type Classes } from './kinds/subset.ts';
import { fair, type Play, type Result } from './play.ts';
import type { Symbols } from './symbols.ts';

/** 1 for what is in the set. */
export const among =
  (drawn: ReadonlySet<number>): Classes =>
  (item) =>
    drawn.has(item) ? 1 : 0;

/** 1 ÷ the chance that k given numbers of a base all come in so many independent draws. */
export const fairOfAll = (k: number, base: number, draws: number): Ratio => {
  const outcomes = BigInt(base) ** BigInt(draws);
  let won = 0n;
  for (let missed = 0; missed <= k; missed += 1) {
    const without = BigInt(choose(k, missed)) * BigInt(base - missed) ** BigInt(draws);
    won += missed % 2 === 0 ? without : -without;
  }
  return ratio(outcomes, won);
};

/** 1 ÷ the chance that none of k given numbers of a base comes in so many independent draws. */
export const fairOfNone = (k: number, base: number, draws: number): Ratio =>
  ratio(BigInt(base) ** BigInt(draws), BigInt(base - k) ** BigInt(draws));

/** 1 ÷ the chance that of k given balls so many are among the ones drawn without repetition. */
export const fairOfHits = (k: number, hits: number, count: number, drawn: number): Ratio =>
  ratio(choose(count, k), choose(drawn, hits) * choose(count - drawn, k - hits));

interface AllAmong {
  readonly code: string;
  readonly of: string;
  readonly symbols: Symbols;
  readonly size: number;
  /** The items that were drawn. */
  readonly drawn: (result: Result) => ReadonlySet<number>;
  /** How many different ones a draw has, at least and at most. */
  readonly different: readonly [least: number, most: number];
  readonly odds: Ratio;
  readonly most?: number;
  readonly withBankers?: boolean;
}

/** Every combination whose items were all drawn wins. */
export const allAmong = ({ drawn, different, odds, size, ...order }: AllAmong): Play =>
  subset({
    ...order,
    size,
    classes: (result) => among(drawn(result)),
    draws: { all: different },
    wins: [[[0, size, 0]]],
    prizes: [fair(odds)],
  });

/** Every combination of which no item was drawn wins. */
export const noneAmong = ({ drawn, different, odds, size, ...order }: AllAmong): Play =>
  subset({
    ...order,
    size,
    classes: (result) => among(drawn(result)),
    draws: { all: different },
    wins: [[[size, 0, 0]]],
    prizes: [fair(odds)],
  });
