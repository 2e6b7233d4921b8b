import { expandTwoDigits, type TwoDigitShortcut } from '@hintha/lottery';

export const PLAIN_SETS = ['POWER', 'NATKHAT', 'BROTHER', 'DOUBLE', 'EE', 'OO', 'EO', 'OE'] as const;
export const DIGIT_SETS = ['HEAD', 'TAIL', 'INCLUDE', 'BREAK'] as const;
export const KHWAY_SETS = ['KHWAY', 'KHWAY_P'] as const;

export type PlainSet = (typeof PLAIN_SETS)[number];
export type DigitSet = (typeof DIGIT_SETS)[number];
export type KhwaySet = (typeof KHWAY_SETS)[number];

export const numbersOfSet = (set: PlainSet): readonly number[] => expandTwoDigits({ kind: set });

export const numbersOfDigit = (set: DigitSet, digit: number): readonly number[] =>
  expandTwoDigits({ kind: set, digit });

export const numbersOfKhway = (set: KhwaySet, digits: readonly number[]): readonly number[] =>
  expandTwoDigits({ kind: set, digits } satisfies TwoDigitShortcut);

export const withReverses = (numbers: readonly number[]): readonly number[] => [
  ...new Set(numbers.flatMap((number) => expandTwoDigits({ kind: 'R', number }))),
];

/** Whether a set is on: all of it is picked. */
export const isOn = (picked: readonly number[], set: readonly number[]): boolean =>
  set.length > 0 && set.every((number) => picked.includes(number));

/** A set as a switch: on it adds its numbers, off it takes them away. */
export const switchSet = (picked: readonly number[], set: readonly number[]): number[] =>
  isOn(picked, set)
    ? picked.filter((number) => !set.includes(number))
    : [...new Set([...picked, ...set])].toSorted((a, b) => a - b);

/**
 * So many numbers more, of those that are not picked yet.
 *
 * @param chance Gives a number from 0 on that is smaller than what it is asked for.
 */
export const addRandom = (
  picked: readonly number[],
  size: number,
  count: number,
  chance: (below: number) => number,
): number[] => {
  const left = Array.from({ length: size }, (_, number) => number).filter((one) => !picked.includes(one));
  const drawn: number[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(chance(left.length), 1));
  return [...picked, ...drawn].toSorted((a, b) => a - b);
};
