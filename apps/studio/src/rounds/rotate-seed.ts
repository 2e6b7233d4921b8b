import { parseClientSeed } from '@hintha/fairness';
import { transaction } from '@hintha/platform';
import { Refused } from '../refused.ts';
import { holdPair, replacePair, toSeedView } from '../seeds/index.ts';
import type { Seat, Studio } from '../studio.ts';
import type { RotatedView } from '../wire.ts';
import { isOpen } from './rules.ts';
import { findLastRound } from './store.ts';

/** Reveals the server seed in use and starts anew with the player's seed; not while a round of it is open. */
export const rotateSeed = (studio: Studio, seat: Seat, text: string): Promise<RotatedView> =>
  transaction(studio.db, async (tx) => {
    const clientSeed = parseClientSeed(text);
    if (clientSeed === 'not_a_client_seed') throw new Refused('bad_request');
    const held = await holdPair(tx, studio, seat);
    const last = await findLastRound(tx, seat);
    if (last !== undefined && isOpen(last.state)) throw new Refused('round_open');
    const { serverSeed, old, inUse } = await replacePair(tx, studio, seat, { old: held, clientSeed });
    const { commitment, nextNonce: rounds } = old;
    return {
      revealed: { serverSeed, commitment, clientSeed: old.clientSeed, rounds },
      fairness: toSeedView(inUse),
    };
  });
