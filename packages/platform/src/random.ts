import { randomBytes } from 'node:crypto';

/** Where use cases get unpredictable bytes from; production hands in the operating system's source. */
export interface RandomSource {
  bytes(count: number): Uint8Array;
}

export const systemRandom: RandomSource = { bytes: (count) => randomBytes(count) };

/** A random token of the given strength in bits, as base64url text. */
export const randomToken = (random: RandomSource, bits: number): string =>
  Buffer.from(random.bytes(Math.ceil(bits / 8))).toString('base64url');
