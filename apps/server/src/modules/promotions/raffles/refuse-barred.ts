import { Refusal } from '@hintha/platform';
import type { IneligibleReason } from './list-barred.ts';

/** Refuses who takes no part, by why it does not. */
export const refuseBarred = (bar: IneligibleReason | undefined): void => {
  if (bar === 'CLOSED') throw new Refusal('betting_stopped');
  if (bar !== undefined) throw new Refusal('non_member');
};
