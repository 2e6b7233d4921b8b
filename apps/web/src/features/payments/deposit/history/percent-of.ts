import { parseAmount } from '@hintha/money';

/** How many whole per cent of an amount of the wire another is, from 0 to 100. */
export const percentOf = (part: string, whole: string): number => {
  const [of, all] = [parseAmount(part), parseAmount(whole)];
  if (of === 'not_an_amount' || all === 'not_an_amount' || all === 0n) return 0;
  return of >= all ? 100 : Number((of * 100n) / all);
};
