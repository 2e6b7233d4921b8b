import { sql } from 'kysely';
import type { Transaction } from '@hintha/platform';
import type { Seat } from '../studio.ts';
import type { SeedPair } from './types.ts';

/** The pair in use, locked; a seat has one at most. */
export const lockPairInUse = async (
  tx: Transaction,
  { account, game }: Seat,
): Promise<SeedPair | undefined> => {
  const { rows } = await sql<SeedPair>`
    select id, sealed_seed as "sealedSeed", commitment, client_seed as "clientSeed", next_nonce as "nextNonce"
    from studio_seed_pair
    where account = ${account} and game = ${game} and revealed_at is null
    for update`.execute(tx);
  return rows[0];
};

/** Puts a pair into use, unless another came first. */
export const insertPair = async (
  tx: Transaction,
  { account, game }: Seat,
  pair: Omit<SeedPair, 'id' | 'nextNonce'>,
  at: Date,
): Promise<void> => {
  await sql`
    insert into studio_seed_pair (account, game, sealed_seed, commitment, client_seed, created_at)
    values (${account}, ${game}, ${pair.sealedSeed}, ${pair.commitment}, ${pair.clientSeed}, ${at})
    on conflict (account, game) where revealed_at is null do nothing`.execute(tx);
};

export const incrementNonce = async (tx: Transaction, id: bigint): Promise<void> => {
  await sql`update studio_seed_pair set next_nonce = next_nonce + 1 where id = ${id}`.execute(tx);
};

export const markRevealed = async (tx: Transaction, id: bigint, at: Date): Promise<void> => {
  await sql`update studio_seed_pair set revealed_at = ${at} where id = ${id}`.execute(tx);
};
