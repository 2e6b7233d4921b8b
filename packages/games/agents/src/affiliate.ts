import { floorRatio, money, type Money, ZERO } from '@hintha/money';
import { type Rate, shareAt, WHOLE } from './rates.ts';
import { chooseTier, type Tier } from './tiers.ts';

/** What the members of an affiliate have come to in a month. */
export interface AffiliateMonth {
  readonly stake: Money;
  readonly payout: Money;
  readonly bonuses: Money;
  readonly rebates: Money;
  readonly paymentFees: Money;
}

/** The share of what was won that the platform keeps for itself before anything is shared. */
export const PLATFORM_FEE: Rate = 500;

/** By what is left of the month and by active members, as the rule book has it. */
export const AFFILIATE_TIERS: readonly Tier[] = [
  { minVolume: ZERO, minActive: 5, rate: 2_500 },
  { minVolume: money(1_000_000_000n), minActive: 10, rate: 3_000 },
  { minVolume: money(5_000_000_000n), minActive: 30, rate: 3_500 },
  { minVolume: money(20_000_000_000n), minActive: 100, rate: 4_000 },
];

/** What is left of what members lost, after what they were given, the fees of their payments and the platform's own fee. */
export const netRevenueOf = (month: AffiliateMonth, fee: Rate = PLATFORM_FEE): Money => {
  const { stake, payout, bonuses, rebates, paymentFees } = month;
  const win = money(stake - payout);
  const platformFee = win > 0n ? floorRatio(win, BigInt(fee), WHOLE) : ZERO;
  return money(win - bonuses - rebates - paymentFees - platformFee);
};

export interface Commission {
  readonly tier: Tier | undefined;
  readonly amount: Money;
  /** What the next month begins with: zero or less. */
  readonly carry: Money;
}

/** What an affiliate is paid for a month. What was lost is carried; a gain without enough active members is not. */
export const settleAffiliate = (
  revenue: Money,
  carry: Money,
  active: number,
  tiers: readonly Tier[] = AFFILIATE_TIERS,
): Commission => {
  const sum = money(revenue + carry);
  if (sum <= 0n) return { tier: undefined, amount: ZERO, carry: sum };
  const tier = chooseTier(tiers, { volume: sum, active });
  return { tier, amount: tier === undefined ? ZERO : shareAt(sum, tier.rate), carry: ZERO };
};
