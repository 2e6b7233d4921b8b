import { permutationsOf } from '@hintha/lottery';

const NUMBERS = Array.from({ length: 1000 }, (_, number) => number);
export const MOST_SUM = 27;

const sumOf = (number: number): number =>
  Math.floor(number / 100) + (Math.floor(number / 10) % 10) + (number % 10);

/** The numbers whose three digits come to a sum. */
export const numbersOfSum = (sum: number): number[] => NUMBERS.filter((number) => sumOf(number) === sum);

const inOrder = (numbers: Iterable<number>): number[] => [...new Set(numbers)].toSorted((a, b) => a - b);

/** Numbers of so many digits with all their other orders. */
export const withOrders = (numbers: readonly number[], width: number): number[] =>
  inOrder(numbers.flatMap((number) => [...permutationsOf(number, width)]));

/** Every number that takes one digit from each row. */
export const numbersOfRows = (rows: readonly (readonly number[])[]): number[] =>
  rows.length === 0
    ? []
    : inOrder(
        rows.reduce<number[]>(
          (heads, row) => heads.flatMap((head) => row.map((digit) => head * 10 + digit)),
          [0],
        ),
      );

/** What of a typed text are numbers of so many digits: `123 045,9` has two of three. */
export const readNumbers = (typed: string, width: number): string[] =>
  typed.split(/\D+/u).filter((one) => one.length === width);
