import { ratio } from '@hintha/games-kit';
import { options, type Winner } from './kinds/options.ts';
import { fair, type Hits, type Play, type Result } from './play.ts';
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
  /** In how many draws each number comes, from 0 on. */
  readonly weights: readonly number[];
  /** The smallest one that is big. */
  readonly big: number;
}

/** Numbers of which each comes as often as any other. */
export const evenly = (from: number, to: number): number[] =>
  Array.from({ length: to + 1 }, (_, number) => (number >= from ? 1 : 0));

/** Big or small, odd or even. */
export const sides = ({ numberOf, weights, big, ...order }: Sides): Play => {
  const outcomes = weights.reduce((sum, weight) => sum + weight, 0);
  const drawsOn = (items: readonly number[]): number =>
    weights.reduce(
      (sum, weight, number) =>
        sidesOf(number, big).some(([side]) => items.includes(side)) ? sum + weight : sum,
      0,
    );
  return options({
    ...order,
    symbols: SIDES,
    prizes: [0, 1, 2, 3].map((side) => fair(ratio(outcomes, drawsOn([side])))),
    winners: (result) => sidesOf(numberOf(result), big),
    chance: (items) => ratio(drawsOn(items), outcomes),
    peaks: (items) => peaksOf(items),
  });
};

const hitsOf = (on: readonly (number | undefined)[]): Hits =>
  [0, 1, 2, 3].map((side) => (on.includes(side) ? 1 : 0));

const orNone = (items: readonly number[]): readonly (number | undefined)[] =>
  items.length === 0 ? [undefined] : items;

/** A number is on one side of each pair, and every two sides of different pairs have one together. */
const peaksOf = (items: readonly number[]): Hits[] => {
  const [sizes, kinds] = [items.filter((item) => item < 2), items.filter((item) => item >= 2)];
  return orNone(sizes).flatMap((size) => orNone(kinds).map((kind) => hitsOf([size, kind])));
};
