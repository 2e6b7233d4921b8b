import { Refused } from '../refused.ts';
import type { Seat, Studio } from '../studio.ts';
import { findRoundOf } from './store.ts';
import type { StoredRound } from './types.ts';

/** A round of the seat's own. */
export const readRound = async ({ db }: Studio, seat: Seat, id: string): Promise<StoredRound> => {
  const round = await findRoundOf(db, seat, id);
  if (round === undefined) throw new Refused('bad_request');
  return round;
};
