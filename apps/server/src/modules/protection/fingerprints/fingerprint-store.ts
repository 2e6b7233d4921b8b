import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export const insertFingerprint = async (
  on: Database | Transaction,
  accountId: bigint,
  fingerprint: string,
): Promise<void> => {
  await sql`
    insert into protection_fingerprint (account_id, fingerprint) values (${accountId}, ${fingerprint})
    on conflict do nothing`.execute('pool' in on ? on.kysely : on);
};

export const selectFingerprints = async (db: Database, accountId: bigint): Promise<string[]> => {
  const { rows } = await sql<{ fingerprint: string }>`
    select fingerprint from protection_fingerprint where account_id = ${accountId}
    order by fingerprint`.execute(db.kysely);
  return rows.map(({ fingerprint }) => fingerprint);
};
