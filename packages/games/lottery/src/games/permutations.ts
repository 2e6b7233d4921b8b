import { digitsOf, numberOf } from '@hintha/games-kit';

const ordersOf = (digits: readonly number[]): number[][] =>
  digits.length === 0
    ? [[]]
    : digits.flatMap((digit, at) => ordersOf(digits.toSpliced(at, 1)).map((rest) => [digit, ...rest]));

/** Every number that the digits of a number of so many digits make, itself among them. */
export const permutationsOf = (number: number, width: number): ReadonlySet<number> =>
  new Set(ordersOf(digitsOf(number, width)).map(numberOf));
