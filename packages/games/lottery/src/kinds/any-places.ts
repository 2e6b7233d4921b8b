import { choose, type Ratio, ratio } from '@hintha/games-kit';
import { fair, type Play } from '../play.ts';
import { partsOf, type Selection } from '../selection.ts';
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

/** The sums over all sets of none, one, … of the sizes of their product. */
const sumsOfProducts = (sizes: readonly number[]): number[] => {
  const sums = [1, ...sizes.map(() => 0)];
  for (const size of sizes)
    for (let taken = sizes.length; taken > 0; taken -= 1)
      sums[taken] = (sums[taken] ?? 0) + (sums[taken - 1] ?? 0) * size;
  return sums;
};

/** The ways by the places that have a number, a bit for each, after one more number has gone to one of some, or none. */
const giveOne = (ways: readonly number[], places: readonly number[]): readonly number[] => {
  const next = [...ways];
  for (const [given, count] of ways.entries())
    for (const bit of count === 0 ? [] : places)
      if ((given & bit) === 0) next[given | bit] = (next[given | bit] ?? 0) + count;
  return next;
};

const countBits = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + countBits(bits >> 1));

/** In how many ways none, one, … of the places get a number that was picked for them, all of them different. */
const waysApart = (parts: readonly (readonly number[])[], numbers: number): number[] => {
  let ways: readonly number[] = [1, ...Array.from({ length: 2 ** parts.length - 1 }, () => 0)];
  for (let number = 0; number < numbers; number += 1)
    ways = giveOne(
      ways,
      parts.flatMap((part, place) => (part.includes(number) ? 1 << place : [])),
    );
  const byCount = [0, ...parts.map(() => 0)];
  for (const [given, count] of ways.entries())
    byCount[countBits(given)] = (byCount[countBits(given)] ?? 0) + count;
  return byCount;
};

/** In how many ways so many places can be drawn. */
const outcomesOf = (places: number, numbers: number, distinct: boolean): number =>
  Array.from({ length: places }, (_, place) => numbers - (distinct ? place : 0)).reduce(
    (outcomes, left) => outcomes * left,
    1,
  );

/** The chance that so many of the places match at least: all draws with so many given ones, less those counted twice. */
const chanceOf = (
  parts: readonly (readonly number[])[],
  { count, symbols: { size }, distinct = false }: AnyPlaces,
): Ratio => {
  const ways = distinct ? waysApart(parts, size) : sumsOfProducts(parts.map(({ length }) => length));
  const outcomes = outcomesOf(parts.length, size, distinct);
  let won = 0;
  for (let given = count; given <= parts.length; given += 1) {
    const sign = (given - count) % 2 === 0 ? 1 : -1;
    const draws = (ways[given] ?? 0) * (outcomes / outcomesOf(given, size, distinct));
    won += sign * choose(given - 1, count - 1) * draws;
  }
  return ratio(won, outcomes);
};

const filledOf = (selection: Selection): readonly (readonly number[])[] =>
  partsOf(selection).filter(({ length }) => length > 0);

/** Wins for every set of so many places that all match; the others may be left open. */
export const anyPlaces = (order: AnyPlaces): Play => {
  const { code, places, count, symbols, distinct = false } = order;
  return {
    code,
    rule: { kind: 'any places', count },
    grammar: {
      parts: Array.from({ length: places }, () => ({ symbols, least: 0, most: symbols.size })),
      openEnd: true,
    },
    prizes: [fair(ratio(symbols.size ** count))],
    count: (selection) => sumsOfProducts(partsOf(selection).map(({ length }) => length))[count] ?? 0,
    chance: (selection) => chanceOf(filledOf(selection), order),
    peaks: (selection) => {
      const filled = filledOf(selection);
      return { hits: [[choose(distinct ? mostApart(filled) : filled.length, count)]], areReached: true };
    },
    hits: (selection, [drawn = []]) => {
      const matches = partsOf(selection).filter((part, place) =>
        part.includes((drawn[place] ?? Number.NaN) - symbols.first),
      );
      return [choose(matches.length, count)];
    },
  };
};
