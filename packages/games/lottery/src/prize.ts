import { divideRatios, floorOf, multiplyRatios, type Ratio, ratio, subtractRatios } from '@hintha/games-kit';
import { money, type Money } from '@hintha/money';
import type { Hits, Prize } from './play.ts';

/** The prize mode at which a fair play pays what it is worth. */
const FAIR_MODE = 2000;
/** Prizes of a unit have four places. */
const PLACES = 10_000n;

const floor4 = (value: Ratio): bigint => floorOf(multiplyRatios(value, ratio(PLACES)));

/**
 * What one winning combination pays, as so many times its price; exact.
 *
 * @param prizeMode 0 to 2000: so many two-thousandths of a fair prize (rule book, section 2).
 */
export const oddsOf = (prize: Prize, prizeMode: number): Ratio => {
  const share = ratio(prizeMode, FAIR_MODE);
  if (prize.kind === 'fair') return multiplyRatios(prize.odds, share);
  if (prize.kind === 'fixed') return prize.odds;
  if (prize.kind === 'push') return ratio(1);
  const { outcomes, winning } = prize;
  const left = subtractRatios(multiplyRatios(ratio(outcomes), share), ratio(1));
  return divideRatios(left, ratio(winning));
};

/** What one winning combination at the unit price of its game pays, in ten-thousandths of a base unit, floored. */
export const unitPrizeOf = (prize: Prize, unitPrice: number, prizeMode: number): bigint => {
  if (prize.kind === 'beside push') return BigInt(unitPrice) * floor4(oddsOf(prize, prizeMode));
  return floor4(multiplyRatios(ratio(unitPrice), oddsOf(prize, prizeMode)));
};

/**
 * What a bet pays, floored to hundredths.
 *
 * @param unitStake What one combination of the bet costs.
 */
export const payoutOf = (
  hits: Hits,
  prizes: readonly Prize[],
  { unitPrice, unitStake, prizeMode }: { unitPrice: number; unitStake: Money; prizeMode: number },
): Money => {
  let prize = 0n;
  for (const [place, count] of hits.entries()) {
    const one = prizes[place];
    if (one !== undefined && count > 0) prize += BigInt(count) * unitPrizeOf(one, unitPrice, prizeMode);
  }
  return money((prize * unitStake) / (BigInt(unitPrice) * PLACES));
};
