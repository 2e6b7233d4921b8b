import { Refusal } from '@hintha/platform';
import type { Bar } from './types.ts';

/** Refuses who takes no part, by why it does not. */
export const refuseBarred = (bar: Bar | undefined): void => {
  if (bar === 'CLOSED') throw new Refusal('betting_stopped');
  if (bar !== undefined) throw new Refusal('non_member');
};
