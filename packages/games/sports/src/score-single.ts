import { addRatios, multiplyRatios, ratio, type Ratio } from '@hintha/games-kit';
import { floorRatio, money, type Money, negateMoney } from '@hintha/money';
import type { Outcome } from './outcome.ts';
import { gainOf, type PriceFormat, type ShownPrice } from './price.ts';

/** A price as the member saw it, which the bet is struck at. */
export interface StruckPrice {
  readonly shown: ShownPrice;
  readonly format: PriceFormat;
}

/** What is set down for a bet, and what it wins beside that. */
export interface Risk {
  readonly stake: Money;
  readonly gain: Ratio;
}

/** Whether the amount that is entered is what would be won: at prices below 0 of Malaysia and Indonesia. */
const isAmountToWin = ({ shown, format }: StruckPrice): boolean =>
  shown.numerator < 0n && (format === 'malay' || format === 'indonesian');

/**
 * What an amount that a member enters costs, and what it can win (rule book, section 1). At a price below 0 of Malaysia
 * or Indonesia the amount is what is won, and so many times the price is staked, rounded up to hundredths; at any other
 * price the amount is the stake.
 */
export const riskOf = (amount: Money, struck: StruckPrice): Risk => {
  const { shown, format } = struck;
  if (isAmountToWin(struck)) {
    const stake = negateMoney(floorRatio(amount, shown.numerator, shown.denominator));
    return { stake, gain: ratio(amount) };
  }
  return { stake: amount, gain: multiplyRatios(ratio(amount), gainOf(shown, format)) };
};

/**
 * What a single bet pays, floored to hundredths.
 *
 * @param amount As it was entered: the stake, or at a negative Malay or Indonesian price what is to be won.
 */
export const scoreSingle = (amount: Money, struck: StruckPrice, { won, refunded }: Outcome): Money => {
  const { stake, gain } = riskOf(amount, struck);
  const back = multiplyRatios(ratio(stake), addRatios(won, refunded));
  const { numerator, denominator } = addRatios(back, multiplyRatios(gain, won));
  return floorRatio(money(1n), numerator, denominator);
};
