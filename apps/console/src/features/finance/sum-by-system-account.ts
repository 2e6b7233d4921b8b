import type { Reply } from '../../shared/api.ts';
import { sumAmounts } from '../../shared/sum-amounts.ts';

export type Day = Reply<'readMoneyReport'>['days'][number];

/** The system accounts that the money of members comes from and goes to. */
export const SYSTEM_ACCOUNT_NAMES = [
  'deposits',
  'withdrawals',
  'gaming',
  'jackpots',
  'bonuses',
  'agents',
  'points',
  'transfers',
  'adjustments',
  'receivable',
  'fees',
  'vendors',
] as const;
export type SystemAccountName = (typeof SYSTEM_ACCOUNT_NAMES)[number];

/** What went between the members and one system account on a day, as the members saw it. */
export const sumBySystemAccount = ({ lines }: Pick<Day, 'lines'>, systemAccount: SystemAccountName): string =>
  sumAmounts(lines.filter((line) => line.systemAccount === systemAccount).map(({ amount }) => amount));
