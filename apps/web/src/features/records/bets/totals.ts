import { formatAmount, sumMoney } from '@hintha/money';
import { signedMoney } from '../../../shared/money/signed-money.ts';

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
