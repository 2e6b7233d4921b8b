import { Refused } from '../refused.ts';
import type { Seat, Studio } from '../studio.ts';
import { isOpen } from './rules.ts';
import { markRoundSeen } from './store.ts';

/** The player has been shown how the round ended; one that is open has nothing to show. */
export const markSeen = async ({ db, clock }: Studio, seat: Seat, id: string): Promise<void> => {
  const state = await markRoundSeen(db, seat, id, clock.now());
  if (state === undefined) throw new Refused('bad_request');
  if (isOpen(state)) throw new Refused('round_open');
};
