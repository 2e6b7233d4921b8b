import { floorRatio, parseAmount, type Money } from '@hintha/money';
import type { Limits } from '../own-queries.ts';

const HUNDRED = 100n;

/** What the server would keep of an amount just now; it counts again when it is asked. */
export const feeOf = (amount: Money, { freeLeft, feePerCent, leastFee }: Limits): bigint => {
  if (freeLeft > 0) return 0n;
  const least = parseAmount(leastFee);
  const share = floorRatio(amount, BigInt(feePerCent), HUNDRED);
  return least === 'not_an_amount' || share > least ? share : least;
};
