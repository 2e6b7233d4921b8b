import { choose } from '@hintha/games-kit';
import type { Hits, Play, Prize, Result } from '../play.ts';
import { partsOf, type Selection } from '../selection.ts';
import type { Symbols } from '../symbols.ts';

/** How many items of a combination are not drawn, drawn, and drawn as the special one. */
export type Composition = readonly [missed: number, drawn: number, special: number];

/** What each item of a draw is: 0 not drawn, 1 drawn, 2 the special one. */
export type Classes = (item: number) => 0 | 1 | 2;

interface Subset {
  readonly code: string;
  /** What is picked, for the help text. */
  readonly of: string;
  readonly symbols: Symbols;
  /** How many items a combination has. */
  readonly size: number;
  readonly classes: (result: Result) => Classes;
  /** The compositions that win each of the prizes. */
  readonly wins: readonly (readonly Composition[])[];
  readonly prizes: readonly Prize[];
  /** How many items may be picked; all where nothing is said. */
  readonly most?: number;
  /** Whether it is played as bankers#drags. */
  readonly withBankers?: boolean;
}

const tally = (items: readonly number[], classOf: Classes): Composition => {
  const counts: [number, number, number] = [0, 0, 0];
  for (const item of items) counts[classOf(item)] += 1;
  return counts;
};

/** How many combinations of a composition hold all bankers and are filled up with drags. */
const countWays = (composition: Composition, bankers: Composition, drags: Composition): number =>
  composition.reduce(
    (ways, count, place) => ways * choose(drags[place] ?? 0, count - (bankers[place] ?? 0)),
    1,
  );

const split = (selection: Selection): [bankers: readonly number[], drags: readonly number[]] =>
  selection.kind === 'bankers' ? [selection.bankers, selection.drags] : [[], partsOf(selection)[0] ?? []];

/** Wins for every combination of so many picked items that has as many drawn ones as a prize asks for. */
export const subset = (order: Subset): Play => {
  const { code, of, symbols, size, classes, wins, prizes, most = symbols.size, withBankers = false } = order;
  // All bets of a numero ask for the same draw.
  const kept = new WeakMap<Result, Classes>();
  const classesOf = (result: Result): Classes => {
    const known = kept.get(result) ?? classes(result);
    kept.set(result, known);
    return known;
  };
  return {
    code,
    rule: { kind: 'subset', of, count: size },
    grammar: { parts: [{ symbols, least: size, most }], ...(withBankers ? { bankers: size } : {}) },
    prizes,
    count: (selection) => {
      const [bankers, drags] = split(selection);
      return choose(drags.length, size - bankers.length);
    },
    hits: (selection, result): Hits => {
      const classOf = classesOf(result);
      const [bankers, drags] = split(selection).map((items) => tally(items, classOf));
      if (bankers === undefined || drags === undefined) return [];
      return wins.map((compositions) =>
        compositions.reduce((sum, composition) => sum + countWays(composition, bankers, drags), 0),
      );
    },
  };
};
