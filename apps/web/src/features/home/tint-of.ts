const TINTS = ['gold', 'cinnabar', 'lapis', 'jade', 'orchid', 'amber'] as const;
export type Tint = (typeof TINTS)[number];

/** The colour a studio keeps behind its mark, the same on every visit. */
export const tintOf = (vendor: string): Tint => {
  let sum = 0;
  for (const letter of vendor) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return TINTS[sum % TINTS.length] ?? 'gold';
};
