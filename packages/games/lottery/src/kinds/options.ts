import { addRatios, divideRatios, type Ratio, ratio } from '@hintha/games-kit';
import type { Hits, Play, Prize, Result } from '../play.ts';
import { partsOf } from '../selection.ts';
import type { Symbols } from '../symbols.ts';
import { keepLast } from './keep-last.ts';

/** An item that wins, once for each time it is named, and which of the prizes. */
export type Winner = readonly [item: number, prize: number];

interface Options {
  readonly code: string;
  /** What is picked, for the help text. */
  readonly of: string;
  /** The places of the draw that it is about, from 0 on. */
  readonly at?: readonly number[];
  readonly symbols: Symbols;
  /** How many combinations an item is; one where nothing is said. */
  readonly cost?: (item: number) => number;
  readonly prizes: readonly Prize[];
  readonly winners: (result: Result) => readonly Winner[];
  /** How many items may be picked; all where nothing is said. */
  readonly most?: number;
  /** How many items a draw may name, each once; one where nothing is said. */
  readonly names?: number;
  /** The animal of the year decides which of the prizes an item has. */
  readonly byYear?: boolean;
  /**
   * The chance that some of the picked items win; undefined where the animal of the year decides and is not given. Where
   * nothing is said a draw names one item at most, which is as likely as its fair prize tells.
   */
  readonly chance?: (items: readonly number[], year: number | undefined) => Ratio | undefined;
  /** The hits of which one pays the most, for a play that names its items in another way. */
  readonly peaks?: (items: readonly number[]) => readonly Hits[];
}

const isOneEach = ({ prizes, symbols }: Options): boolean =>
  prizes.length === symbols.size && prizes.length > 1;

/** As many of the picked items as a draw names, with the one prize, or one with a prize of its own. */
const peaksOf = (order: Options, items: readonly number[]): Hits[] => {
  const { prizes, names = 1 } = order;
  const hits = Math.min(names, items.length);
  const own = isOneEach(order) ? items : prizes.keys();
  return [...own].map((at) => prizes.map((_, prize) => (prize === at ? hits : 0)));
};

/** The chances of items that exclude each other, by what their combinations pay where nobody earns a thing. */
const chanceOf = (order: Options, items: readonly number[]): Ratio | undefined => {
  const { prizes, cost = () => 1 } = order;
  let sum = ratio(0);
  for (const item of items) {
    const prize = prizes[isOneEach(order) ? item : 0];
    if (prize?.kind !== 'fair') return undefined;
    sum = addRatios(sum, divideRatios(ratio(cost(item)), prize.odds));
  }
  return sum;
};

/** From so many items on a set of them is faster than their list. */
const MANY = 16;

/** Wins by each picked item that the draw names. */
export const options = (order: Options): Play => {
  const { code, of, at, symbols, cost, prizes, winners, most, byYear = false } = order;
  const namedBy = keepLast(winners);
  const setOf = keepLast((items: readonly number[]) => new Set(items));
  const isPickedIn = (items: readonly number[]): ((item: number) => boolean) => {
    if (items.length < MANY) return (item) => items.includes(item);
    const set = setOf(items);
    return (item) => set.has(item);
  };
  return {
    code,
    rule: { kind: 'options', of, ...(at === undefined ? {} : { places: at.map((place) => place + 1) }) },
    grammar: { parts: [{ symbols, least: 1, most: most ?? symbols.size }] },
    prizes,
    count: (selection) => {
      const [items = []] = partsOf(selection);
      return cost === undefined ? items.length : items.reduce((sum, item) => sum + cost(item), 0);
    },
    hits: (selection, result) => {
      const [items = []] = partsOf(selection);
      const isPicked = isPickedIn(items);
      const hits = prizes.map(() => 0);
      for (const [item, prize] of namedBy(result)) if (isPicked(item)) hits[prize] = (hits[prize] ?? 0) + 1;
      return hits;
    },
    chance: (selection, year) => {
      const [items = []] = partsOf(selection);
      return order.chance === undefined ? chanceOf(order, items) : order.chance(items, year);
    },
    peaks: (selection) => {
      const [items = []] = partsOf(selection);
      return { hits: order.peaks?.(items) ?? peaksOf(order, items), areReached: !byYear };
    },
  };
};
