import { addMoney, formatAmount, negateMoney, parseAmount } from '@hintha/money';
import { useBalance } from '../../../shared/balance.ts';

/** What the wallet lacks for an amount; null when there is enough, or it is not known. */
export const useLacks = (amount: string): string | null => {
  const available = useBalance((balance) => balance.available);
  if (available === null) return null;
  const [has, needs] = [parseAmount(available), parseAmount(amount)];
  if (typeof has === 'string' || typeof needs === 'string' || needs <= has) return null;
  return formatAmount(addMoney(needs, negateMoney(has)));
};
