import type { Reward } from './types.ts';

/** Whether the time is over within which a reward could be claimed. */
export const isOver = ({ expiresAt }: Pick<Reward, 'expiresAt'>, at: Date): boolean =>
  expiresAt !== null && expiresAt <= at;
