/** The digits of a whole number, from the left, with zeros in front up to the width. */
export const digitsOf = (number: number, width: number): readonly number[] =>
  Array.from({ length: width }, (_, at) => Math.floor(number / 10 ** (width - 1 - at)) % 10);

/** The number that digits make, from the left. */
export const numberOf = (digits: readonly number[]): number =>
  digits.reduce((number, digit) => number * 10 + digit, 0);
