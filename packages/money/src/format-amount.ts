import type { Money } from './money.ts';

/** The wire form: a decimal string with two decimals and no separators, `-` in front when negative. */
export const formatAmount = (amount: Money): string => {
  const digits = (amount < 0n ? 0n - amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
