import { floorRatio, money, ZERO, type Money } from '@hintha/money';

/** One part in a hundred, at least 100.00. */
export const FEE_PER_CENT = 1n;
export const LEAST_FEE = money(100_00n);

/** What the house keeps of a withdrawal, after so many others of the day. */
export const withdrawalFee = (amount: Money, earlier: number, freePerDay: number): Money => {
  if (earlier < freePerDay) return ZERO;
  const share = floorRatio(amount, FEE_PER_CENT, 100n);
  return share < LEAST_FEE ? LEAST_FEE : share;
};
