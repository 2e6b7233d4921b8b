import { ratio } from '@hintha/games-kit';
import { options, type Winner } from './kinds/options.ts';
import { fair, type Hits, type Play, type Prize, type Result } from './play.ts';
import { named } from './symbols.ts';

const SIDES = named('BIG', 'SMALL', 'ODD', 'EVEN');

/** The sides that a number is on. */
const sidesOf = (number: number, big: number): Winner[] => [
  [number >= big ? 0 : 1, number >= big ? 0 : 1],
  [number % 2 === 1 ? 2 : 3, number % 2 === 1 ? 2 : 3],
];

interface Sides {
  readonly code: string;
  readonly of: string;
  readonly at?: readonly number[];
  /** The number whose sides they are. */
  readonly numberOf: (result: Result) => number;
  /** The smallest one that is big. */
  readonly big: number;
  /** Of BIG, SMALL, ODD and EVEN; twice the price each where nothing is said. */
  readonly prizes?: readonly Prize[];
}

const EVEN_ODDS = Array.from({ length: 4 }, () => fair(ratio(2)));

/** Big or small, odd or even. */
export const sides = ({ numberOf, big, prizes = EVEN_ODDS, ...order }: Sides): Play =>
  options({
    ...order,
    symbols: SIDES,
    prizes,
    winners: (result) => sidesOf(numberOf(result), big),
    peaks: (items) => peaksOf(items),
  });

const hitsOf = (on: readonly (number | undefined)[]): Hits =>
  [0, 1, 2, 3].map((side) => (on.includes(side) ? 1 : 0));

const orNone = (items: readonly number[]): readonly (number | undefined)[] =>
  items.length === 0 ? [undefined] : items;

/** A number is on one side of each pair, and every two sides of different pairs have one together. */
const peaksOf = (items: readonly number[]): Hits[] => {
  const [sizes, kinds] = [items.filter((item) => item < 2), items.filter((item) => item >= 2)];
  return orNone(sizes).flatMap((size) => orNone(kinds).map((kind) => hitsOf([size, kind])));
};
