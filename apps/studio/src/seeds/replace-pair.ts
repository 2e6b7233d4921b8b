import type { ClientSeed, ServerSeed } from '@hintha/fairness';
import type { Transaction } from '@hintha/platform';
import type { Seat, Studio } from '../studio.ts';
import { holdPair } from './hold-pair.ts';
import { makePair } from './make-pair.ts';
import { insertPair, markRevealed } from './store.ts';
import type { SeedPair } from './types.ts';

export interface Replaced {
  readonly serverSeed: ServerSeed;
  readonly old: SeedPair;
  readonly inUse: SeedPair;
}

/** Gives up the secret of a held pair, which is dead from then on, and puts another in its place. */
export const replacePair = async (
  tx: Transaction,
  studio: Studio,
  seat: Seat,
  { old, clientSeed }: { old: SeedPair; clientSeed: ClientSeed },
): Promise<Replaced> => {
  const now = studio.clock.now();
  await markRevealed(tx, old.id, now);
  await insertPair(tx, seat, makePair(studio, clientSeed), now);
  const serverSeed = studio.vault.open(old.sealedSeed, old.commitment);
  return { serverSeed, old, inUse: await holdPair(tx, studio, seat) };
};
