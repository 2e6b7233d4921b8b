import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** Writes down a network of the account; false when it is one already. */
export const insertKnownNetwork = async (
  tx: Transaction,
  accountId: bigint,
  network: string,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    insert into identity_known_network (account_id, place) values (${accountId}, ${network})
    on conflict do nothing`.execute(tx);
  return numAffectedRows > 0n;
};

export const hasKnownNetwork = async (db: Database, accountId: bigint, network: string): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from identity_known_network where account_id = ${accountId} and place = ${network}) as known`.execute(
    db.kysely,
  );
  return rows[0]?.known ?? false;
};
