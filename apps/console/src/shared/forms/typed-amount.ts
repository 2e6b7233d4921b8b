import { formatAmount, latinDigits, type Money, parseAmount } from '@hintha/money';

/** An amount as staff type it, `5000`, `5,000.50` or `၅၀၀၀`; undefined for anything else. */
export const typedAmount = (typed: string): Money | undefined => {
  const amount = parseAmount(latinDigits(typed).replaceAll(/[\s,]/gu, ''));
  return amount === 'not_an_amount' ? undefined : amount;
};

/** Such an amount above zero as it goes over the wire. */
export const typedSum = (typed: string): string | undefined => {
  const amount = typedAmount(typed);
  return amount === undefined || amount === 0n ? undefined : formatAmount(amount);
};
