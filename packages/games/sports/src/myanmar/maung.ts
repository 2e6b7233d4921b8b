import { addRatios, multiplyRatios, ratio, type Ratio, subtractRatios } from '@hintha/games-kit';
import { floorRatio, type Money } from '@hintha/money';
import { type FeeLeg, legShare, payBody } from './body.ts';

export const LEAST_MAUNG_LEGS = 2;
export const MOST_MAUNG_LEGS = 11;

/** What is kept of a maung, stake and all, and of the win of a body; each 0 to 1. */
export interface MaungTerms {
  /** By how many legs count, from 2 on; the last holds for all that are more. */
  readonly taxes: readonly Ratio[];
  readonly commission: Ratio;
}

const WHOLE = ratio(1);

const taxOf = ({ taxes }: MaungTerms, legs: number): Ratio =>
  taxes[Math.min(legs - LEAST_MAUNG_LEGS, taxes.length - 1)] ?? ratio(0);

/**
 * What a maung pays of the shares of its legs, floored to hundredths: their product less the tax. A void leg, null, does
 * not count; a single one that is left is paid as a body, and none gives the stake back (rule book, section 4).
 */
export const payMaung = (stake: Money, shares: readonly (Ratio | null)[], terms: MaungTerms): Money => {
  const counting = shares.filter((share) => share !== null);
  if (counting.length < LEAST_MAUNG_LEGS) return payBody(stake, counting[0] ?? null, terms.commission);
  const gross = counting.reduce((product, share) => multiplyRatios(product, addRatios(WHOLE, share)), WHOLE);
  const net = multiplyRatios(gross, subtractRatios(WHOLE, taxOf(terms, counting.length)));
  return floorRatio(stake, net.numerator, net.denominator);
};

export const scoreMaung = (stake: Money, legs: readonly FeeLeg[], terms: MaungTerms): Money =>
  payMaung(stake, legs.map(legShare), terms);
