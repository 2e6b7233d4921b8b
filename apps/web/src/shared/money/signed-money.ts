import { addMoney, formatAmount, negateMoney, parseAmount, ZERO, type Money } from '@hintha/money';

/** An amount of the wire, which may be below zero. */
export const signedMoney = (amount: string): Money => {
  const size = parseAmount(amount.replace(/^-/, ''));
  if (typeof size === 'string') return ZERO;
  return amount.startsWith('-') ? negateMoney(size) : size;
};

/** What the wallet held before a movement. */
export const balanceBefore = (moved: { amount: string; balanceAfter: string }): string =>
  formatAmount(addMoney(signedMoney(moved.balanceAfter), negateMoney(signedMoney(moved.amount))));
