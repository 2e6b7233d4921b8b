import { choose } from '@hintha/games-kit';
import type { Hits, Peaks, Play, Prize, Result } from '../play.ts';
import { partsOf, type Selection } from '../selection.ts';
import type { Symbols } from '../symbols.ts';
import { keepLast } from './keep-last.ts';
import { type Composition, type Draws, NONE, pairsOf, type Picked, together } from './draws.ts';

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
  readonly draws: Draws;
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

const split = (selection: Selection): Picked =>
  selection.kind === 'bankers' ? [selection.bankers, selection.drags] : [[], partsOf(selection)[0] ?? []];

/** Whether a draw can have so many of some picked items, with the others among those that were not picked. */
const canCome = ([missed, drawn, special]: Composition, size: number, draws: Draws): boolean => {
  const [least, most] = draws.all;
  const [leastSpecial] = draws.special ?? NONE;
  const all = Math.max(least, drawn + Math.max(special, leastSpecial));
  const others = size - missed - drawn - special;
  return all <= most && all - drawn - special <= others;
};

interface Drawn {
  /** How many items there are. */
  readonly size: number;
  readonly draws: Draws;
  readonly hitsOf: (bankers: Composition, drags: Composition) => Hits;
}

const peaksOf = (picked: Picked, { size, draws, hitsOf }: Drawn): Peaks => {
  const hits = pairsOf(picked, draws)
    .filter((pair) => canCome(together(pair), size, draws))
    .map((pair) => hitsOf(...pair));
  const [least, most] = draws.special ?? NONE;
  // Which item is the special one only the draw tells, unless there is one in every draw.
  return { hits, areReached: least === most };
};

/** Wins for every combination of so many picked items that has as many drawn ones as a prize asks for. */
export const subset = (order: Subset): Play => {
  const {
    code,
    of,
    symbols,
    size,
    classes,
    draws,
    wins,
    prizes,
    most = symbols.size,
    withBankers = false,
  } = order;
  const classesOf = keepLast(classes);
  const hitsOf = (bankers: Composition, drags: Composition): Hits =>
    wins.map((compositions) =>
      compositions.reduce((sum, composition) => sum + countWays(composition, bankers, drags), 0),
    );
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
      const [bankers, drags] = split(selection);
      return hitsOf(tally(bankers, classOf), tally(drags, classOf));
    },
    chance: (selection, year) =>
      draws.chance(split(selection), (...pair) => hitsOf(...pair).some((count) => count > 0), year),
    peaks: (selection) => peaksOf(split(selection), { size: symbols.size, draws, hitsOf }),
  };
};
