import { addRatios, divideRatios, ratio, type Ratio } from '@hintha/games-kit';
import { decimalOf, type Price } from './price.ts';

const inverse = (price: Price): Ratio => divideRatios(ratio(1), decimalOf(price));

/** What the prices of a market come to as chances; what is above 1 is the margin of the operator. */
export const bookOf = (prices: readonly Price[]): Ratio => prices.map(inverse).reduce(addRatios, ratio(0));

/**
 * The chance of one price of a market, with the margin taken out of all of them alike. Of a line it is that of the same
 * line's two sides.
 */
export const fairChance = (price: Price, market: readonly Price[]): Ratio =>
  divideRatios(inverse(price), bookOf(market));
