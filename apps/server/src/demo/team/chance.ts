import { hash } from 'node:crypto';

/** Chance that comes out the same wherever the same words begin it. */
export interface Chance {
  /** From 0 to below 1. */
  readonly share: () => number;
  /** A whole number from 0 to below another. */
  readonly below: (count: number) => number;
  readonly happens: (likelihood: number) => boolean;
  /** One of the items, by weights where there are some. */
  readonly oneOf: <Item>(items: readonly [Item, ...Item[]], weights?: readonly number[]) => Item;
}

const SEED = 'hintha demo team';
const WORD = 2 ** 32;

/** The generator mulberry32, which is quick and no secret. */
const mulberry = (seed: number) => (): number => {
  seed = (seed + 0x6d_2b_79_f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / WORD;
};

export const chanceOf = (...words: readonly (string | number)[]): Chance => {
  const share = mulberry(Number.parseInt(hash('sha256', [SEED, ...words].join('/'), 'hex').slice(0, 8), 16));
  const below = (count: number): number => Math.floor(share() * count);
  return {
    share,
    below,
    happens: (likelihood) => share() < likelihood,
    oneOf: (items, weights) => {
      if (weights === undefined) return items[below(items.length)] ?? items[0];
      let left = share() * weights.reduce((sum, weight) => sum + weight, 0);
      const found = weights.findIndex((weight) => (left -= weight) < 0);
      return items[found] ?? items[0];
    },
  };
};
