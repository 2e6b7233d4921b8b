import { randomInt } from 'node:crypto';
import { Halt } from '../../tools/halt.ts';

export interface Chance {
  /** A whole number from zero up to below the bound. */
  readonly below: (bound: number) => number;
  readonly pick: <Value>(list: readonly [Value, ...Value[]]) => Value;
}

/** Choices that follow from a number (mulberry32), so that the same number brings the same choices again. */
export function openChance(seed: number): Chance {
  let state = seed >>> 0;
  const below = (bound: number): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
  return { below, pick: (list) => list[below(list.length)] ?? list[0] };
}

const SEEDS = 1_000_000_000;

/** The number asked for, or without one a new one. */
export function readSeed(text: string | undefined): number {
  if (text === undefined || text === '') return randomInt(SEEDS);
  if (!/^\d{1,9}$/.test(text))
    throw new Halt(`The seed must be a whole number below ${SEEDS}, not "${text}".`);
  return Number(text);
}
