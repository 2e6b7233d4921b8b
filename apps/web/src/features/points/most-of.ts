import type { Reward } from './use-points.ts';

/** As many as the server takes at once. */
const MOST_AT_ONCE = 99;

/** How many of a reward can be asked for at once. */
export const mostOf = ({ available, mostEach }: Pick<Reward, 'available' | 'mostEach'>): number =>
  Math.min(available, mostEach ?? MOST_AT_ONCE, MOST_AT_ONCE);

/** An amount of the wire that comes to nothing. */
export const isNothing = (amount: string): boolean => !/[1-9]/u.test(amount);
