import { choose, ratio } from '@hintha/games-kit';
import { ballDraws } from '../kinds/draws.ts';
import { options } from '../kinds/options.ts';
import { straight } from '../kinds/straight.ts';
import { fair, type Play, type Result } from '../play.ts';
import { allAmong, fairOfHits } from '../presence.ts';
import { named, type Symbols } from '../symbols.ts';

/** The first so many balls of a draw, as items. */
export const firstItems = (count: number, [drawn = []]: Result): ReadonlySet<number> =>
  new Set(drawn.slice(0, count).map((ball) => ball - 1));

/** The first so many balls in their order. */
export const firstInOrder = (symbols: Symbols, count: number): Play =>
  straight({
    code: `Q${count}_ZX`,
    at: Array.from({ length: count }, (_, at) => at),
    symbols,
    distinct: true,
  });

/** The first so many balls in whatever order. */
export const firstInAnyOrder = (symbols: Symbols, count: number): Play =>
  allAmong({
    code: `Q${count}_ZU`,
    of: `first ${count}`,
    symbols,
    size: count,
    drawn: (result) => firstItems(count, result),
    draws: ballDraws(symbols.size, count),
    odds: ratio(choose(symbols.size, count)),
  });

interface AnyBalls {
  readonly code: string;
  readonly symbols: Symbols;
  readonly size: number;
  /** How many balls of the draw count. */
  readonly of: number;
  readonly withBankers?: boolean;
}

/** So many balls, all of them among the first ones drawn. */
export const ballsDrawn = ({ of, symbols, size, ...order }: AnyBalls): Play =>
  allAmong({
    ...order,
    of: `first ${of}`,
    symbols,
    size,
    drawn: (result) => firstItems(of, result),
    draws: ballDraws(symbols.size, of),
    odds: fairOfHits(size, size, symbols.size, of),
  });

/** Whether one ball is larger than another; balls are never equal. */
export const largerBall = (code: string, i: number, j: number): Play =>
  options({
    code,
    of: 'larger ball',
    at: [i, j],
    symbols: named('D', 'T'),
    prizes: [fair(ratio(2))],
    winners: ([drawn = []]) => [[(drawn[i] ?? 0) > (drawn[j] ?? 0) ? 0 : 1, 0]],
  });
