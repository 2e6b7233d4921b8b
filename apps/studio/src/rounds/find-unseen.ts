import type { Seat, Studio } from '../studio.ts';
import { isOpen } from './rules.ts';
import { findLastRound } from './store.ts';
import type { StoredRound } from './types.ts';

/** The last round, when the player has not seen how it ended. */
export const findUnseen = async ({ db }: Studio, seat: Seat): Promise<StoredRound | null> => {
  const last = await findLastRound(db, seat);
  if (last === undefined || last.seen) return null;
  return isOpen(last.state) || last.state === 'settled' ? last : null;
};
