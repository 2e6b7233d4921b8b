import { parseAmount, type Money } from '@hintha/money';
import { z } from 'zod';

/** An amount as it may arrive: a decimal string or a number with at most two decimals, above zero. */
export const AskedAmount = z.union([z.string().max(16), z.number()]).transform((wire, context): Money => {
  const amount = parseAmount(wire);
  if (amount !== 'not_an_amount' && amount > 0n) return amount;
  context.addIssue({ code: 'custom', message: 'not an amount' });
  return z.NEVER;
});
