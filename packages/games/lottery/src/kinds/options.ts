import type { Play, Prize, Result } from '../play.ts';
import { partsOf } from '../selection.ts';
import type { Symbols } from '../symbols.ts';

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
}

/** Wins by each picked item that the draw names. */
export const options = ({ code, of, at, symbols, cost, prizes, winners, most }: Options): Play => ({
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
    const hits = prizes.map(() => 0);
    for (const [item, prize] of winners(result))
      if (items.includes(item)) hits[prize] = (hits[prize] ?? 0) + 1;
    return hits;
  },
});
