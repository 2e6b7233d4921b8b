import { formatAmount, negateMoney } from '@hintha/money';
import { typedAmount } from '../../../../shared/forms/typed-amount.ts';

/** An amount as somebody types it, `5000` or `5,000.50`, with its sign for the wire; null for none above zero. */
export const readChange = (way: 'give' | 'take', typed: string): string | null => {
  const amount = typedAmount(typed);
  if (amount === undefined || amount === 0n) return null;
  return formatAmount(way === 'give' ? amount : negateMoney(amount));
};
