import { formatAmount, negateMoney, parseAmount } from '@hintha/money';

/** An amount as somebody types it, `5000` or `5,000.50`, with its sign for the wire; null for none above zero. */
export const readChange = (way: 'give' | 'take', typed: string): string | null => {
  const amount = parseAmount(typed.replaceAll(/[\s,]/g, ''));
  if (amount === 'not_an_amount' || amount === 0n) return null;
  return formatAmount(way === 'give' ? amount : negateMoney(amount));
};
