/**
 * What agents earn, as pure maths: rebates along a line, and the four contracts between an agent and its upline. Numbers are
 * those of the rule book (agents and contracts); amounts are hundredths, rates hundredths of a percent.
 *
 * - `splitRebate(validBet, rates)` → what each account of a line is given for a bet, from the top downwards.
 * - `findTierError(tiers, bounds)` and `chooseTier(tiers, { volume, active })` for the steps of a contract.
 * - `settleDividend`, `settleWage` (daily and hourly) and `settleWindow` (real-time, exact to what is carried).
 * - `netRevenueOf(month)` and `settleAffiliate(revenue, carry, active)` for the share of an affiliate.
 */
export {
  AFFILIATE_TIERS,
  type AffiliateMonth,
  type Commission,
  netRevenueOf,
  PLATFORM_FEE,
  settleAffiliate,
} from './affiliate.ts';
export { type Rate, shareAt, splitRebate } from './rates.ts';
export {
  type Dividend,
  type DividendInput,
  type Earned,
  type Parts,
  settleDividend,
  settleWage,
  settleWindow,
  type WageInput,
  type WindowInput,
  type WindowPay,
} from './settle-period.ts';
export {
  chooseTier,
  findTierError,
  MOST_TIERS,
  mostRateOf,
  type RateBounds,
  type Reached,
  type Tier,
  type TierError,
} from './tiers.ts';
