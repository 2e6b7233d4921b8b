import { parseAmount } from '@hintha/money';
import type { Kind } from '../use-contracts.ts';

export interface TierDraft {
  readonly minVolume: string;
  readonly minActive: string;
  readonly rate: string;
}

/** What is wrong with one field of a step, as `contracts.tierErrors.<error>` says it. */
export type TierError =
  | 'noRate'
  | 'rateTooHigh'
  | 'rateRisesNot'
  | 'volumeFalls'
  | 'activeFalls'
  | 'sameStep';

export interface TierErrors {
  readonly volume?: TierError;
  readonly active?: TierError;
  readonly rate?: TierError;
}

const RATE = /^\d{1,3}(\.\d{1,2})?$/;

/** A rate in hundredths of a per cent; null for none. */
export const rateOf = (text: string): number | null =>
  RATE.test(text) ? Math.round(Number(text) * 100) : null;

export const volumeOf = ({ minVolume }: TierDraft): bigint => {
  const amount = parseAmount(minVolume === '' ? '0' : minVolume);
  return amount === 'not_an_amount' ? 0n : amount;
};

const rateError = (tier: TierDraft, before: TierDraft | undefined, mostRate: string): TierError | null => {
  const rate = rateOf(tier.rate);
  if (rate === null || rate === 0) return 'noRate';
  if (rate > (rateOf(mostRate) ?? 0)) return 'rateTooHigh';
  return before !== undefined && rate <= (rateOf(before.rate) ?? 0) ? 'rateRisesNot' : null;
};

const thresholdErrors = (tier: TierDraft, before: TierDraft, kind: Kind): TierErrors => {
  const rise = volumeOf(tier) - volumeOf(before);
  const more = Number(tier.minActive) - Number(before.minActive);
  if (rise < 0n) return { volume: 'volumeFalls' };
  if (kind !== 'REALTIME' && more < 0) return { active: 'activeFalls' };
  // Whoever reaches the one reaches the other, so that the lower rate would never be paid.
  return rise === 0n && (kind === 'REALTIME' || more === 0) ? { volume: 'sameStep' } : {};
};

/** What is wrong with each step of an offer, in their order; the server has the last word. */
export const findTierErrors = (tiers: readonly TierDraft[], kind: Kind, mostRate: string): TierErrors[] =>
  tiers.map((tier, place) => {
    const before = tiers[place - 1];
    const rate = rateError(tier, before, mostRate);
    return {
      ...(before === undefined ? {} : thresholdErrors(tier, before, kind)),
      ...(rate === null ? {} : { rate }),
    };
  });
