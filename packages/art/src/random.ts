/** A list that is known to have a first member, so that a pick from it always gives one. */
export type Choices<T> = readonly [T, ...T[]];

/** A repeatable stream of numbers: the same seed text gives the same stream on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(choices: Choices<T>): T;
}

const FNV_PRIME = 0x01000193;
const FNV_OFFSET = 0x811c9dc5;
const SECOND_OFFSET = 0x9e3779b9;
const TWO_TO_32 = 0x1_0000_0000;
/** The first words after seeding still resemble their seed. */
const WARM_UP = 8;

const hashText = (text: string, offset: number): number => {
  let hash = offset;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return hash >>> 0;
};

const rotateLeft = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** Draws xoroshiro64** words from two FNV-1a hashes of the seed. It decorates; it decides no outcome. */
export const createRandom = (seed: string): Random => {
  let a = hashText(seed, FNV_OFFSET);
  // Both words at zero would be a stream of zeros.
  let b = hashText(seed, SECOND_OFFSET) || 1;

  const next = (): number => {
    const word = Math.imul(rotateLeft(Math.imul(a, 0x9e3779bb), 5), 5) >>> 0;
    b ^= a;
    a = rotateLeft(a, 26) ^ b ^ (b << 9);
    b = rotateLeft(b, 13);
    return word / TWO_TO_32;
  };
  for (let i = 0; i < WARM_UP; i++) next();

  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
};
