import { formatAmount, negateMoney, parseAmount, sumMoney, type Money } from '@hintha/money';
import type { Reply } from '../../shared/api.ts';

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

const read = (wire: string): Money => {
  const size = parseAmount(wire.replace('-', ''));
  if (size === 'not_an_amount') throw new TypeError(`not an amount: ${wire}`);
  return wire.startsWith('-') ? negateMoney(size) : size;
};

/** What went between the members and one system account on a day, as the members saw it. */
export const sumBySystemAccount = ({ lines }: Pick<Day, 'lines'>, systemAccount: SystemAccountName): string =>
  formatAmount(
    sumMoney(lines.filter((line) => line.systemAccount === systemAccount).map(({ amount }) => read(amount))),
  );
