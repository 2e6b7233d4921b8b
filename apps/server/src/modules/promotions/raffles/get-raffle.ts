import { Refusal, type Database, type Transaction } from '@hintha/platform';
import { findRaffle, lockRaffleRow } from './raffle-store.ts';
import type { Raffle } from './types.ts';

export const getRaffle = async (on: Database | Transaction, id: bigint): Promise<Raffle> => {
  const raffle = await findRaffle(on, id);
  if (raffle === undefined) throw new Refusal('not_found');
  return raffle;
};

/** A raffle that nothing else changes until the transaction ends. */
export const lockRaffle = async (tx: Transaction, id: bigint): Promise<Raffle> => {
  await lockRaffleRow(tx, id);
  return getRaffle(tx, id);
};
