import type { RandomSource } from '@hintha/platform';

const NAME_BYTES = 6;

/** A name for an account whose owner chose none; 48 bits, so that two are never the same. */
export const drawName = (random: RandomSource, prefix: string): string =>
  prefix +
  BigInt(`0x${Buffer.from(random.bytes(NAME_BYTES)).toString('hex')}`)
    .toString(36)
    .padStart(10, '0');
