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
  /** Whether a number is drawn once at most, so that two places never have the same one. */
  readonly distinct?: boolean;
}

/** How many places can have a number of their own, each of those that were picked for it. */
const mostApart = (parts: readonly (readonly number[])[]): number => {
  const placeOf = new Map<number, number>();
  const find = (place: number, tried: Set<number>): boolean => {
    for (const item of parts[place] ?? []) {
      if (tried.has(item)) continue;
      tried.add(item);
      const holder = placeOf.get(item);
      if (holder !== undefined && !find(holder, tried)) continue;
      placeOf.set(item, place);
      return true;
    }
    return false;
  };
  return parts.filter((_, place) => find(place, new Set())).length;
};

/** The sum over all sets of so many sizes of their product. */
const sumOfProducts = (sizes: readonly number[], count: number): number => {
  const sums = [1, ...Array.from({ length: count }, () => 0)];
  for (const size of sizes)
    for (let taken = count; taken > 0; taken -= 1)
      sums[taken] = (sums[taken] ?? 0) + (sums[taken - 1] ?? 0) * size;
  return sums[count] ?? 0;
};

/** Wins for every set of so many places that all match; the others may be left open. */
export const anyPlaces = ({ code, places, count, symbols, distinct = false }: AnyPlaces): Play => ({
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
  peaks: (selection) => {
    const filled = partsOf(selection).filter(({ length }) => length > 0);
    return { hits: [[choose(distinct ? mostApart(filled) : filled.length, count)]], areReached: true };
  },
  hits: (selection, [drawn = []]) => {
    const matches = partsOf(selection).filter((part, place) =>
      part.includes((drawn[place] ?? Number.NaN) - symbols.first),
    );
    return [choose(matches.length, count)];
  },
});
