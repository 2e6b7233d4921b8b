import { formatAmount, negateMoney, parseAmount, sumMoney, ZERO, type Money } from '@hintha/money';

export interface Totals {
  stake: string;
  payout: string;
  profit: string;
}

/** Adds up what rows show, exactly. */
export const totalsOf = (rows: readonly Totals[]): Totals => ({
  stake: sumOf(rows.map(({ stake }) => stake)),
  payout: sumOf(rows.map(({ payout }) => payout)),
  profit: sumOf(rows.map(({ profit }) => profit)),
});

const sumOf = (amounts: readonly string[]): string => formatAmount(sumMoney(amounts.map(signedMoney)));

const signedMoney = (amount: string): Money => {
  const size = parseAmount(amount.replace(/^-/, ''));
  if (typeof size === 'string') return ZERO;
  return amount.startsWith('-') ? negateMoney(size) : size;
};
