import { addRatios, multiplyRatios, ratio, type Ratio, subtractRatios } from '@hintha/games-kit';
import { floorRatio, type Money } from '@hintha/money';
import { type Fee, type FeeSide, shareOf } from './fee.ts';

/** A body, or one leg of a maung, with what it came to; null where its match is void. */
export interface FeeLeg {
  readonly fee: Fee;
  readonly side: FeeSide;
  readonly margin: number | null;
}

const WHOLE = ratio(1);

export const legShare = ({ fee, side, margin }: FeeLeg): Ratio | null =>
  margin === null ? null : shareOf(fee, side, margin);

/**
 * What a body pays of a share that is won or lost, floored to hundredths.
 *
 * @param share -1 to 1; null where the match is void, and the stake comes back.
 * @param commission Of what is won, 0 to 1; 5 % unless the league has another.
 */
export const payBody = (stake: Money, share: Ratio | null, commission: Ratio): Money => {
  if (share === null) return stake;
  const kept = share.numerator > 0n ? multiplyRatios(share, subtractRatios(WHOLE, commission)) : share;
  const { numerator, denominator } = addRatios(WHOLE, kept);
  return floorRatio(stake, numerator, denominator);
};

export const scoreBody = (stake: Money, leg: FeeLeg, commission: Ratio): Money =>
  payBody(stake, legShare(leg), commission);
