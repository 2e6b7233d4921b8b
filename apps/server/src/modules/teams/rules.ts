import { FIGURES, type Figures } from './types.ts';

export const NO_FIGURES: Figures = {
  stake: 0n,
  payout: 0n,
  valid: 0n,
  deposits: 0n,
  withdrawals: 0n,
  rebates: 0n,
  cashback: 0n,
  bonuses: 0n,
  salary_in: 0n,
  salary_out: 0n,
  dividend_in: 0n,
  dividend_out: 0n,
  first_deposits: 0n,
  first_deposited: 0n,
};

export const addFigures = (one: Figures, other: Partial<Figures>): Figures => {
  const sum = { ...one };
  for (const figure of FIGURES) sum[figure] += other[figure] ?? 0n;
  return sum;
};

/** What members won, or lost below zero, with all they were given. */
export const netOf = ({ payout, stake, rebates, cashback, bonuses }: Figures): bigint =>
  payout - stake + rebates + cashback + bonuses;
