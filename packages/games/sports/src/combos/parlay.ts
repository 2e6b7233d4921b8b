import { multiplyRatios, ratio, type Ratio } from '@hintha/games-kit';
import { floorRatio, type Money } from '@hintha/money';
import { factorOf, type Outcome } from '../outcome.ts';
import { decimalOf, type Price } from '../price.ts';

/** A leg of a parlay: a price as it was struck, of an event of its own. Parlays go by decimal prices. */
export interface Leg {
  readonly event: string;
  readonly price: Price;
}

export const LEAST_LEGS = 2;
export const MOST_LEGS = 15;
const MOST_COMBINED = 10_000;
const LEAST_COMBINED = ratio(101, 100);

export type ParlayValidationError = 'too_few_legs' | 'too_many_legs' | 'related_legs' | 'price_out_of_range';

/** The product of the prices; exact. */
export const combinedPrice = (legs: readonly Leg[]): Ratio =>
  legs.reduce((product, { price }) => multiplyRatios(product, decimalOf(price)), ratio(1));

/**
 * Why legs cannot be combined; undefined when they can. There are 2 to 15 of different events, at 1.01 to 10,000
 * together (rule book, section 3).
 */
export const findParlayError = (legs: readonly Leg[]): ParlayValidationError | undefined => {
  if (legs.length < LEAST_LEGS) return 'too_few_legs';
  if (legs.length > MOST_LEGS) return 'too_many_legs';
  if (new Set(legs.map(({ event }) => event)).size < legs.length) return 'related_legs';
  const { numerator, denominator } = combinedPrice(legs);
  const isLow = numerator * LEAST_COMBINED.denominator < LEAST_COMBINED.numerator * denominator;
  const isHigh = numerator > BigInt(MOST_COMBINED) * denominator;
  return isLow || isHigh ? 'price_out_of_range' : undefined;
};

/** A leg with what it came to. */
export interface SettledLeg {
  readonly price: Price;
  readonly outcome: Outcome;
}

/** By how much a parlay multiplies its stake; a leg that is lost loses all of it. */
export const parlayFactor = (legs: readonly SettledLeg[]): Ratio =>
  legs.reduce(
    (product, { price, outcome }) => multiplyRatios(product, factorOf(outcome, decimalOf(price))),
    ratio(1),
  );

/** What a parlay pays, floored to hundredths. */
export const scoreParlay = (stake: Money, legs: readonly SettledLeg[]): Money => {
  const { numerator, denominator } = parlayFactor(legs);
  return floorRatio(stake, numerator, denominator);
};
