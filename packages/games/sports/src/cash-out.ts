import { divideRatios, multiplyRatios, ratio, type Ratio, subtractRatios } from '@hintha/games-kit';
import { floorRatio, money, type Money } from '@hintha/money';
import { fairChance } from './fair-chance.ts';
import { factorOf, type Outcome } from './outcome.ts';
import { decimalOf, type Price } from './price.ts';

/** A leg of a bet as it stands: decided, or open with what its market now costs. */
export type CashOutLeg =
  | { readonly price: Price; readonly outcome: Outcome }
  | { readonly price: Price; readonly now: Price; readonly market: readonly Price[] };

/** Of a bet that is worth less than this share of its stake nothing is offered. */
const LEAST_OFFER = ratio(1, 100);

const worthOf = (leg: CashOutLeg): Ratio =>
  'outcome' in leg
    ? factorOf(leg.outcome, decimalOf(leg.price))
    : multiplyRatios(decimalOf(leg.price), fairChance(leg.now, leg.market));

/**
 * What is offered for a bet before it is decided, floored to hundredths: what it can still pay, by the chance that it
 * does, less the margin (rule book, section 7). Undefined below a hundredth of the stake, where none is made.
 *
 * @param margin 0 to 1.
 */
export const offerCashOut = (stake: Money, legs: readonly CashOutLeg[], margin: Ratio): Money | undefined => {
  const worth = legs.map(worthOf).reduce(multiplyRatios, ratio(1));
  const { numerator, denominator } = multiplyRatios(worth, subtractRatios(ratio(1), margin));
  const offer = floorRatio(stake, numerator, denominator);
  return offer < floorRatio(stake, LEAST_OFFER.numerator, LEAST_OFFER.denominator) || offer <= 0n
    ? undefined
    : offer;
};

/** Parts in which a bet may be cashed out, in hundredths of it. */
export const CASH_OUT_PARTS = [25, 50, 75, 100] as const;
export type CashOutPart = (typeof CASH_OUT_PARTS)[number];

const HUNDRED = 100n;

/**
 * A part of a bet that is cashed out: what is paid for it and what stays staked, both floored to hundredths. What the
 * stake loses by that stays with the operator's side of the part, never twice with the member.
 */
export const takePart = (
  { stake, offer }: { readonly stake: Money; readonly offer: Money },
  part: CashOutPart,
): { readonly paid: Money; readonly taken: Money } => {
  const left = floorRatio(stake, HUNDRED - BigInt(part), HUNDRED);
  return { paid: floorRatio(offer, BigInt(part), HUNDRED), taken: money(stake - left) };
};

/** A cashed-out bet counts for turnover only when the offer is a tenth of the stake or more away from it. */
export const countsForTurnover = (stake: Money, offer: Money): boolean => {
  const apart = divideRatios(ratio(offer > stake ? offer - stake : stake - offer), ratio(stake));
  return apart.numerator * 10n >= apart.denominator;
};
