import type { Money } from '@hintha/money';
import type { Rate } from './rates.ts';

/** A step of a contract: what a team has to reach for the rate. */
export interface Tier {
  /** Valid bet of the team in the period; of a dividend what the team has lost. */
  readonly minVolume: Money;
  /** Active members of the team in the period. */
  readonly minActive: number;
  readonly rate: Rate;
}

export const MOST_TIERS = 10;

/** Why tiers are no contract. */
export type TierError =
  | 'no_tiers'
  | 'too_many_tiers'
  | 'threshold_negative'
  | 'volume_falls'
  | 'active_falls'
  | 'rate_rises_not'
  | 'rate_above_ceiling'
  | 'rate_above_own';

export interface RateBounds {
  /** The most that the platform allows for the kind. */
  readonly ceiling: Rate;
  /** The highest rate that the payer has itself; null for the platform. */
  readonly own: Rate | null;
}

/** What speaks against tiers, the first of it; null for a contract that can be offered. */
export const findTierError = (tiers: readonly Tier[], { ceiling, own }: RateBounds): TierError | null => {
  const last = tiers.at(-1);
  if (last === undefined) return 'no_tiers';
  if (tiers.length > MOST_TIERS) return 'too_many_tiers';
  if (tiers.some(({ minVolume, minActive }) => minVolume < 0n || minActive < 0)) return 'threshold_negative';
  for (const [place, tier] of tiers.entries()) {
    const error = findStepError(tiers[place - 1], tier);
    if (error !== null) return error;
  }
  if (last.rate > ceiling) return 'rate_above_ceiling';
  return own !== null && last.rate > own ? 'rate_above_own' : null;
};

const findStepError = (before: Tier | undefined, tier: Tier): TierError | null => {
  if (tier.rate <= (before?.rate ?? -1)) return 'rate_rises_not';
  if (before === undefined) return null;
  if (tier.minVolume < before.minVolume) return 'volume_falls';
  return tier.minActive < before.minActive ? 'active_falls' : null;
};

/** What a team has come to in a period. */
export interface Reached {
  readonly volume: Money;
  readonly active: number;
}

/** The highest tier whose two thresholds are both reached; undefined for none. */
export const chooseTier = (tiers: readonly Tier[], { volume, active }: Reached): Tier | undefined =>
  tiers.findLast(({ minVolume, minActive }) => volume >= minVolume && active >= minActive);

/** The highest rate that a contract can come to. */
export const mostRateOf = (tiers: readonly Tier[]): Rate => Math.max(0, ...tiers.map(({ rate }) => rate));
