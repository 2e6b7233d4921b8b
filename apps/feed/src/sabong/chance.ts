import { createHash } from 'node:crypto';

const WHOLE = 2 ** 32;

/** A number from 0 to 1 that its names decide: the same for the same, and none of another purpose's. */
export const drawn = (...names: readonly (string | number)[]): number =>
  createHash('sha256').update(names.join(' ')).digest().readUInt32BE(0) / WHOLE;

/** A whole number between two, both of them among what may come. */
export const drawnBetween = (least: number, most: number, ...names: readonly (string | number)[]): number =>
  least + Math.floor(drawn(...names) * (most - least + 1));
