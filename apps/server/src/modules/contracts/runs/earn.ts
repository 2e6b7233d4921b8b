import { settleDividend, settleWage, settleWindow, chooseTier, type Tier } from '@hintha/agents';
import { money, type Money, ZERO } from '@hintha/money';
import type { Figures, Terms } from '../types.ts';

/** What a period of a contract is reckoned from, and nothing else. */
export interface Inputs {
  readonly figures: Figures;
  readonly active: number;
  /** What the period before left over: hundredths, of the real-time salary ten thousandths of them. */
  readonly carry: bigint;
  /** What was played on the business day up to the end of the period: asked for where a loss of the day is. */
  readonly day: Figures | null;
  /** The valid bets of that day so far, where its steps go by them. */
  readonly dayVolume: Money | null;
}

export interface Earned {
  readonly volume: Money;
  /** The step that was reached, the first is 1. */
  readonly tier: number | null;
  readonly rate: number;
  readonly amount: Money;
  readonly carry: bigint;
}

export const NO_FIGURES: Figures = {
  stake: ZERO,
  payout: ZERO,
  valid: ZERO,
  rebates: ZERO,
  cashback: ZERO,
  bonuses: ZERO,
  salary: ZERO,
};

/** What the company has won of a team. */
export const netOf = (figures: Figures, { deductSalary }: Pick<Terms, 'deductSalary'>): Money => {
  const { stake, payout, rebates, cashback, bonuses, salary } = figures;
  return money(stake - payout - rebates - cashback - bonuses - (deductSalary ? salary : 0n));
};

const ofTier = (tiers: readonly Tier[], tier: Tier | undefined): Pick<Earned, 'tier' | 'rate'> =>
  tier === undefined ? { tier: null, rate: 0 } : { tier: tiers.indexOf(tier) + 1, rate: tier.rate };

/** What terms come to in a period: the same for the run, for its dry run and for the question what would have been. */
export const earn = (terms: Terms, inputs: Inputs): Earned => {
  if (terms.kind === 'DIVIDEND') return earnDividend(terms, inputs);
  return terms.kind === 'REALTIME' ? earnWindow(terms, inputs) : earnWage(terms, inputs);
};

const earnDividend = (terms: Terms, { figures, active, carry }: Inputs): Earned => {
  const { tiers, carryNegative } = terms;
  const before = carryNegative && carry < 0n ? money(carry) : ZERO;
  const settled = settleDividend({ net: netOf(figures, terms), carry: before, active, tiers });
  const { loss: volume, amount } = settled;
  return { volume, amount, ...ofTier(tiers, settled.tier), carry: carryNegative ? settled.carry : 0n };
};

const earnWage = (terms: Terms, { figures, active, day }: Inputs): Earned => {
  const { tiers, requireLoss } = terms;
  const net = netOf(day ?? figures, terms);
  const { tier, amount } = settleWage({ volume: figures.valid, active, tiers, net, requireLoss });
  return { volume: figures.valid, amount, ...ofTier(tiers, tier), carry: 0n };
};

const earnWindow = ({ tiers }: Terms, { figures, dayVolume, carry }: Inputs): Earned => {
  const volume = dayVolume ?? figures.valid;
  const step = ofTier(tiers, chooseTier(tiers, { volume, active: 0 }));
  const { amount, remainder } = settleWindow({ base: figures.valid, rate: step.rate, remainder: carry });
  return { volume, amount, ...step, carry: remainder };
};
