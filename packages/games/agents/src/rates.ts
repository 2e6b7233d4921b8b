import { floorRatio, money, type Money } from '@hintha/money';

/** A share in hundredths of a percent: 150 is 1.50 %. A whole number from 0 to 10,000. */
export type Rate = number;

export const WHOLE = 10_000n;

/** The share of an amount above zero, in whole hundredths downwards. */
export const shareAt = (amount: Money, rate: Rate): Money => floorRatio(amount, BigInt(rate), WHOLE);

/**
 * What a bet gives back along a line, each its own rate less that of the account right below: from the top of the line
 * to whoever placed the bet, in this order.
 *
 * Every account takes what the line from it downwards is given, rounded down, less what the line below it is given, so that
 * all of it comes to the rate of the top on the valid bet to the hundredth, whatever the rates are.
 *
 * @param validBet zero or more.
 * @param rates from the top downwards, none above the one before it; at least one.
 */
export const splitRebate = (validBet: Money, rates: readonly Rate[]): Money[] => {
  const lines = rates.map((rate) => shareAt(validBet, rate));
  return lines.map((line, place) => money(line - (lines[place + 1] ?? 0n)));
};
