import type { RandomSource } from '@hintha/platform';

const WORD = 2 ** 32;

/** Numbers for drawing, from the house's source. */
export interface Dice {
  /** Evenly from 0 up to and without `count`. */
  below(count: number): number;
  between(least: number, most: number): number;
}

export const openDice = (random: RandomSource): Dice => {
  const part = () => Buffer.from(random.bytes(4)).readUInt32BE() / WORD;
  return {
    below: (count) => Math.floor(part() * count),
    between: (least, most) => least + part() * (most - least),
  };
};
