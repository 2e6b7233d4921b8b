import type { payments } from '@hintha/contract';
import { money } from '@hintha/money';
import type { PartLimits } from './split-payout.ts';

const MILLION = 1_000_000_00n;

export const LEAST_WITHDRAWAL = money(10_000_00n);

/** More withdrawals a day than anybody has a reason for are a way to wear the payers out. */
export const MOST_A_DAY = 10;

/** What one payment may come to: wallets take a million at once, banks and the chain fifty. */
export const PART_LIMITS: Readonly<Record<payments.PayeeKind, PartLimits>> = {
  wallet: { least: money(100_000_00n), most: money(MILLION) },
  bank: { least: money(100_000_00n), most: money(50n * MILLION) },
  usdt: { least: money(100_000_00n), most: money(50n * MILLION) },
};
