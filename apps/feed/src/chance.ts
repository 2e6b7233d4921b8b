import { createHash } from 'node:crypto';
import { type Chance, seededChance } from '@hintha/sports';

const MARK_DIGITS = 4;

const digestOf = (names: readonly (string | number)[]): Buffer =>
  createHash('sha256').update(names.join(' ')).digest();

/** The chances of one purpose: the same for the same names, and none of another purpose's. */
export const chanceOf = (...names: readonly (string | number)[]): Chance =>
  seededChance(digestOf(names).readInt32LE(0));

export const markOf = (...names: readonly (string | number)[]): string =>
  digestOf(names).toString('hex').slice(0, MARK_DIGITS);

export const drawBetween = (chance: Chance, least: number, most: number): number =>
  least + Math.floor(chance() * (most - least + 1));

export const drawNormal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

/** Counts how many draws their product takes to fall below the chance of none (Knuth). */
export const drawPoisson = (chance: Chance, mean: number): number => {
  const least = Math.exp(-mean);
  let drawn = 0;
  for (let product = chance(); product > least; product *= chance()) drawn += 1;
  return drawn;
};

/** A value that wanders about 0: drawn anew at each knot, and between two of them on the way to the next. */
export const driftAt = (atMs: number, everyMs: number, ...names: readonly (string | number)[]): number => {
  const knot = Math.floor(atMs / everyMs);
  const share = atMs / everyMs - knot;
  const [from, to] = [knot, knot + 1].map((one) => drawNormal(chanceOf(...names, one)));
  return (from ?? 0) * (1 - share) + (to ?? 0) * share;
};
