import { formatAmount, negateMoney, parseAmount, sumMoney, type Money } from '@hintha/money';
import type { Reply } from '../../shared/api.ts';

export type Day = Reply<'readMoneyReport'>['days'][number];

/** The accounts of the house that the money of members comes from and goes to. */
export const HOUSES = [
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
export type SystemAccountName = (typeof HOUSES)[number];

const read = (wire: string): Money => {
  const size = parseAmount(wire.replace('-', ''));
  if (size === 'not_an_amount') throw new TypeError(`not an amount: ${wire}`);
  return wire.startsWith('-') ? negateMoney(size) : size;
};

/** What went between the members and one account of the house on a day, as the members saw it. */
export const sumByHouse = ({ lines }: Pick<Day, 'lines'>, house: SystemAccountName): string =>
  formatAmount(sumMoney(lines.filter((line) => line.house === house).map(({ amount }) => read(amount))));
