import { money, type Money, ZERO } from '@hintha/money';
import { type Rate, shareAt, WHOLE } from './rates.ts';
import { chooseTier, type Tier } from './tiers.ts';

/** What a contract comes to in a period, with the step that was reached. */
export interface Earned {
  readonly tier: Tier | undefined;
  readonly amount: Money;
}

export interface DividendInput {
  /** What the company has won of the team: stakes less payouts, rebates, cashback and bonuses. Below zero it lost. */
  readonly net: Money;
  /** What the period before left over, zero or less; zero where losses are not carried. */
  readonly carry: Money;
  readonly active: number;
  readonly tiers: readonly Tier[];
}

export interface Dividend extends Earned {
  /** What the tiers are measured by and the rate is taken of. */
  readonly loss: Money;
  /** What the next period begins with, where losses are carried: zero or less. */
  readonly carry: Money;
}

/** The dividend of a period: a share of what the team has lost, downwards to the hundredth. */
export const settleDividend = ({ net, carry, active, tiers }: DividendInput): Dividend => {
  const sum = net + carry;
  const loss = money(sum > 0n ? sum : 0n);
  const tier = loss === 0n ? undefined : chooseTier(tiers, { volume: loss, active });
  return {
    loss,
    tier,
    amount: tier === undefined ? ZERO : shareAt(loss, tier.rate),
    carry: money(sum < 0n ? sum : 0n),
  };
};

export interface WageInput {
  /** Valid bet of the team in the day or the hour. */
  readonly volume: Money;
  readonly active: number;
  readonly tiers: readonly Tier[];
  /** What the company has won of the team; asked for where a wage is paid for a loss alone. */
  readonly net?: Money;
  readonly requireLoss?: boolean;
}

/** A daily wage or an hourly salary: a share of what the team has bet, downwards to the hundredth. */
export const settleWage = ({ volume, active, tiers, net = ZERO, requireLoss = false }: WageInput): Earned => {
  const tier = requireLoss && net <= 0n ? undefined : chooseTier(tiers, { volume, active });
  return { tier, amount: tier === undefined ? ZERO : shareAt(volume, tier.rate) };
};

/** Hundredths, each in ten thousand parts: what is less than a hundredth is kept exactly. */
export type Parts = bigint;

export interface WindowInput {
  /** Valid bet of the team that was settled in the window; below zero when corrections outweigh it. */
  readonly base: Money;
  readonly rate: Rate;
  /** What the windows before left over: less than a hundredth, or what corrections took, below zero. */
  readonly remainder: Parts;
}

export interface WindowPay {
  readonly amount: Money;
  readonly remainder: Parts;
}

/**
 * What a window of real-time salary pays: whole hundredths of what has come up, the rest is carried. What corrections take
 * is carried too and never collected.
 */
export const settleWindow = ({ base, rate, remainder }: WindowInput): WindowPay => {
  const sum = base * BigInt(rate) + remainder;
  const amount = money(sum > 0n ? sum / WHOLE : 0n);
  return { amount, remainder: sum - amount * WHOLE };
};
