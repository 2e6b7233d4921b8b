import { addRatios, multiplyRatios, ratio, type Ratio } from '@hintha/games-kit';

/**
 * What a selection comes to: of the stake, the share that is paid at the price and the share that is given back. The
 * rest is lost.
 */
export interface Outcome {
  readonly won: Ratio;
  readonly refunded: Ratio;
}

const HALF = ratio(1, 2);
const NONE = ratio(0);
const WHOLE = ratio(1);

export const WIN: Outcome = { won: WHOLE, refunded: NONE };
export const LOSE: Outcome = { won: NONE, refunded: NONE };
/** A push and a void are paid alike. */
export const PUSH: Outcome = { won: NONE, refunded: WHOLE };
export const HALF_WIN: Outcome = { won: HALF, refunded: HALF };
export const HALF_LOSE: Outcome = { won: NONE, refunded: HALF };

/**
 * So many share fewer places: what falls on the places is paid, the rest of the stake loses.
 * @param places at least 1, and fewer than those who share them.
 */
export const deadHeat = (places: number, sharing: number): Outcome => ({
  won: ratio(places, sharing),
  refunded: NONE,
});

/** Half of the stake on each of two outcomes, as a quarter line has it. */
export const halves = (a: Outcome, b: Outcome): Outcome => ({
  won: multiplyRatios(addRatios(a.won, b.won), HALF),
  refunded: multiplyRatios(addRatios(a.refunded, b.refunded), HALF),
});

/** By how much the stake is multiplied at a decimal price (rule book, section 2). */
export const factorOf = ({ won, refunded }: Outcome, decimal: Ratio): Ratio =>
  addRatios(multiplyRatios(won, decimal), refunded);

export type OutcomeName = 'win' | 'half_win' | 'push' | 'half_lose' | 'lose' | 'dead_heat';

const isSame = (a: Ratio, b: Ratio): boolean => a.numerator * b.denominator === b.numerator * a.denominator;

export const isSameOutcome = (a: Outcome, b: Outcome): boolean =>
  isSame(a.won, b.won) && isSame(a.refunded, b.refunded);

const NAMED: readonly (readonly [OutcomeName, Outcome])[] = [
  ['win', WIN],
  ['half_win', HALF_WIN],
  ['push', PUSH],
  ['half_lose', HALF_LOSE],
  ['lose', LOSE],
];

export const nameOutcome = (outcome: Outcome): OutcomeName =>
  NAMED.find(([, other]) => isSameOutcome(outcome, other))?.[0] ?? 'dead_heat';
