import { parseAmount } from '@hintha/money';

/** How much of a target is reached, in whole hundredths rounded down; nothing to reach is reached. */
export const shareOf = (progress: string, target: string): number => {
  const [done, all] = [parseAmount(progress), parseAmount(target)];
  if (typeof done === 'string' || typeof all === 'string') return 0;
  if (all === 0n || done >= all) return 100;
  return Number((done * 100n) / all);
};
