import { transaction } from '@hintha/platform';
import type { Seat, Studio } from '../studio.ts';
import { holdPair } from './hold-pair.ts';
import type { SeedPair } from './types.ts';

/** The seeds that the seat's next round is decided by. */
export const readSeeds = (studio: Studio, seat: Seat): Promise<SeedPair> =>
  transaction(studio.db, (tx) => holdPair(tx, studio, seat));
