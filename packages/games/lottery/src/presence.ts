import { choose, type Ratio, ratio } from '@hintha/games-kit';
import { type Draws, drawsShowing } from './kinds/draws.ts';
import { subset, type Classes } from './kinds/subset.ts';
import { fair, type Play, type Result } from './play.ts';
import type { Symbols } from './symbols.ts';

/** 1 for what is in the set. */
export const among =
  (drawn: ReadonlySet<number>): Classes =>
  (item) =>
    drawn.has(item) ? 1 : 0;

/** 1 ÷ the chance that k given numbers of a base all come in so many independent draws. */
export const fairOfAll = (k: number, base: number, draws: number): Ratio =>
  ratio(BigInt(base) ** BigInt(draws), drawsShowing(k, base, draws));

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
  readonly draws: Draws;
  readonly odds: Ratio;
  readonly most?: number;
  readonly withBankers?: boolean;
}

/** Every combination whose items were all drawn wins. */
export const allAmong = ({ drawn, odds, size, ...order }: AllAmong): Play =>
  subset({
    ...order,
    size,
    classes: (result) => among(drawn(result)),
    wins: [[[0, size, 0]]],
    prizes: [fair(odds)],
  });

/** Every combination of which no item was drawn wins. */
export const noneAmong = ({ drawn, odds, size, ...order }: AllAmong): Play =>
  subset({
    ...order,
    size,
    classes: (result) => among(drawn(result)),
    wins: [[[size, 0, 0]]],
    prizes: [fair(odds)],
  });
