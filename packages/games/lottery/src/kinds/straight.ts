import { ratio } from '@hintha/games-kit';
import { fair, ONE_HIT, type Play } from '../play.ts';
import { partsOf, type Selection } from '../selection.ts';
import type { Symbols } from '../symbols.ts';

interface Straight {
  readonly code: string;
  /** The places of the draw that must match, from 0 on. */
  readonly at: readonly number[];
  readonly symbols: Symbols;
  /** Whether a number is drawn once at most, so that a combination has none twice. */
  readonly distinct?: boolean;
}

const outcomesOf = ({ at, symbols, distinct = false }: Straight): number =>
  at.reduce((outcomes, _, place) => outcomes * (symbols.size - (distinct ? place : 0)), 1);

/** How many ways there are to take one item of each part, none of them twice. */
const countDistinct = (parts: readonly (readonly number[])[]): number => {
  let ways: ReadonlyMap<number, number> = new Map([[0, 1]]);
  for (const part of parts) ways = takeOne(ways, part);
  return [...ways.values()].reduce((sum, count) => sum + count, 0);
};

/** The ways by what has been taken, a bit for each item, after one more item of a part. */
const takeOne = (ways: ReadonlyMap<number, number>, part: readonly number[]): ReadonlyMap<number, number> => {
  const next = new Map<number, number>();
  for (const bit of part.map((item) => 1 << item))
    for (const [taken, count] of ways)
      if ((taken & bit) === 0) next.set(taken | bit, (next.get(taken | bit) ?? 0) + count);
  return next;
};

const countOf = (selection: Selection, distinct: boolean): number => {
  if (selection.kind === 'list') return selection.combinations.length;
  const parts = partsOf(selection);
  return distinct ? countDistinct(parts) : parts.reduce((product, { length }) => product * length, 1);
};

/** Wins when every place has one of the numbers that were picked for it. */
export const straight = (order: Straight): Play => {
  const { code, at, symbols, distinct = false } = order;
  return {
    code,
    rule: { kind: 'straight', places: at.map((place) => place + 1) },
    grammar: { parts: at.map(() => ({ symbols, least: 1, most: symbols.size })), typed: true, distinct },
    prizes: [fair(ratio(outcomesOf(order)))],
    count: (selection) => countOf(selection, distinct),
    chance: (selection) => ratio(countOf(selection, distinct), outcomesOf(order)),
    peaks: () => ONE_HIT,
    hits: (selection, [drawn = []]) => {
      const items = at.map((place) => (drawn[place] ?? Number.NaN) - symbols.first);
      if (selection.kind === 'list') {
        const isDrawn = (combination: readonly number[]) =>
          combination.every((item, place) => item === items[place]);
        return [selection.combinations.some(isDrawn) ? 1 : 0];
      }
      return [partsOf(selection).every((part, place) => part.includes(items[place] ?? -1)) ? 1 : 0];
    },
  };
};
