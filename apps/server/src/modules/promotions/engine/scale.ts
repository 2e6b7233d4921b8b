import assert from 'node:assert/strict';

/** Rates and multiples have four places. */
export const SCALE = 10_000n;

/** An exact decimal such as 15 or 0.25 in parts of ten thousand. */
export const toScaled = (decimal: string): bigint => {
  const match = /^(\d{1,5})(?:\.(\d{1,4}))?$/.exec(decimal);
  assert(match, `${decimal} is no decimal with four places at most`);
  const [, whole = '', places = ''] = match;
  return BigInt(whole) * SCALE + BigInt(places.padEnd(4, '0'));
};
