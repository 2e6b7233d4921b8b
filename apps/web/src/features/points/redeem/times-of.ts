import { formatAmount, money, parseAmount } from '@hintha/money';

/** An amount of the wire, so many times. */
export const timesOf = (amount: string, quantity: number): string => {
  const one = parseAmount(amount);
  return one === 'not_an_amount' ? amount : formatAmount(money(one * BigInt(quantity)));
};
