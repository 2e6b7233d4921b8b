import { choose, ratio } from '@hintha/games-kit';
import { fair, type Play } from '../play.ts';
import { partsOf } from '../selection.ts';
import type { Symbols } from '../symbols.ts';

interface AnyPlaces {
  readonly code: string;
  /** How many places the draw has. */
  readonly places: number;
  /** How many of them a combination is about. */
  readonly count: number;
  readonly symbols: Symbols;
}

/** The sum over all sets of so many sizes of their product. */
const sumOfProducts = (sizes: readonly number[], count: number): number => {
  const sums = [1, ...Array.from({ length: count }, () => 0)];
  for (const size of sizes)
    for (let taken = count; taken > 0; taken -= 1)
      sums[taken] = (sums[taken] ?? 0) + (sums[taken - 1] ?? 0) * size;
  return sums[count] ?? 0;
};

/** Wins for every set of so many places that all match; the others may be left open. */
export const anyPlaces = ({ code, places, count, symbols }: AnyPlaces): Play => ({
  code,
  rule: { kind: 'any places', count },
  grammar: {
    parts: Array.from({ length: places }, () => ({ symbols, least: 0, most: symbols.size })),
    openEnd: true,
  },
  prizes: [fair(ratio(symbols.size ** count))],
  count: (selection) =>
    sumOfProducts(
      partsOf(selection).map(({ length }) => length),
      count,
    ),
  hits: (selection, [drawn = []]) => {
    const matches = partsOf(selection).filter((part, place) =>
      part.includes((drawn[place] ?? Number.NaN) - symbols.first),
    );
    return [choose(matches.length, count)];
  },
});
