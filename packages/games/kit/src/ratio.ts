/** An exact fraction; the denominator is positive and not always the smallest. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint };

const PPM = 1_000_000n;

export const ratio = (numerator: bigint | number, denominator: bigint | number = 1n): Ratio => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

/** Of one denominator the sum has it too, so that many shares of a whole add up to a small one. */
export const addRatios = (a: Ratio, b: Ratio): Ratio =>
  a.denominator === b.denominator
    ? ratio(a.numerator + b.numerator, a.denominator)
    : ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const subtractRatios = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);

export const multiplyRatios = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.numerator, a.denominator * b.denominator);

/** a ÷ b, for b above zero. */
export const divideRatios = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.denominator, a.denominator * b.numerator);

/** The largest whole number that is not above the ratio, which is not negative. */
export const floorOf = ({ numerator, denominator }: Ratio): bigint => numerator / denominator;

/** A share in millionths, for showing: 960,046 is 96.0046 %. Rounds halves up; the ratio is not negative. */
export const toPpm = ({ numerator, denominator }: Ratio): number =>
  Number((2n * numerator * PPM + denominator) / (2n * denominator));
