import type { Transaction } from '@hintha/platform';
import type { Seat, Studio } from '../studio.ts';
import { drawClientSeed, makePair } from './make-pair.ts';
import { insertPair, lockPairInUse } from './store.ts';
import type { SeedPair } from './types.ts';

const MOST_ATTEMPTS = 5;

/**
 * The seat's pair in use, held until the transaction ends, so that spins and rotations of one seat go one after
 * another. The first time it makes the pair.
 */
export const holdPair = async (tx: Transaction, studio: Studio, seat: Seat): Promise<SeedPair> => {
  // A rotation that was waited for has retired the row that was found; the next statement sees its successor.
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const pair = await lockPairInUse(tx, seat);
    if (pair !== undefined) return pair;
    await insertPair(tx, seat, makePair(studio, drawClientSeed(studio)), studio.clock.now());
  }
  throw new Error('the seeds were changed under the hand again and again');
};
