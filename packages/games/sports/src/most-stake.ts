import { floorRatio, type Money } from '@hintha/money';
import { divideRatios, ratio, subtractRatios } from '@hintha/games-kit';
import { decimalOf, type Price } from './price.ts';

/** What bounds a stake; each of the figures is what is left of its limit. */
export interface StakeLimits {
  readonly member: Money;
  /** What the operator may still lose on the selection. */
  readonly liability: Money;
  readonly league: Money;
}

/** The most that may be staked on a selection: what it would win stays within the liability (rule book, section 8). */
export const mostStake = ({ member, liability, league }: StakeLimits, price: Price): Money => {
  const share = divideRatios(ratio(1), subtractRatios(decimalOf(price), ratio(1)));
  const byLiability = floorRatio(liability, share.numerator, share.denominator);
  return [member, byLiability, league].reduce((least, limit) => (limit < least ? limit : least));
};
