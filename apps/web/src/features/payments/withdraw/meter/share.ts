import { parseAmount } from '@hintha/money';

const hundredths = (amount: string): bigint => {
  const read = parseAmount(amount);
  return read === 'not_an_amount' ? 0n : read;
};

/** How much of a target is filled, in whole per cent; a hundred only when nothing is left. */
export const shareOf = (progress: string, target: string): number => {
  const [done, whole] = [hundredths(progress), hundredths(target)];
  return whole === 0n || done >= whole ? 100 : Number((done * 100n) / whole);
};
