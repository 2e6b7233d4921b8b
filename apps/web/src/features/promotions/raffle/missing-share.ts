import { formatAmount, money, parseAmount } from '@hintha/money';
import { shareOf } from '../../../shared/money/share-of.ts';

/** How much of the way to the next ticket is done, in whole hundredths rounded down. */
export const missingShare = (missing: string, all: string): number => {
  const [left, whole] = [parseAmount(missing), parseAmount(all)];
  if (typeof left === 'string' || typeof whole === 'string') return 0;
  return shareOf(formatAmount(money(whole - left)), all);
};
