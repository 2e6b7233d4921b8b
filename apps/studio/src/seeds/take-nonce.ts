import type { Transaction } from '@hintha/platform';
import { incrementNonce } from './store.ts';
import type { SeedPair } from './types.ts';

/** The number of the next round under a held pair; a transaction that is rolled back gives it back. */
export const takeNonce = async (tx: Transaction, { id, nextNonce }: SeedPair): Promise<number> => {
  await incrementNonce(tx, id);
  return nextNonce;
};
