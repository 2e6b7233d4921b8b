import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

export const insertFingerprint = async (db: Database, accountId: bigint, sign: string): Promise<void> => {
  await sql`
    insert into protection_fingerprint (account_id, sign) values (${accountId}, ${sign})
    on conflict do nothing`.execute(db.kysely);
};

export const selectFingerprints = async (db: Database, accountId: bigint): Promise<string[]> => {
  const { rows } = await sql<{ sign: string }>`
    select sign from protection_fingerprint where account_id = ${accountId} order by sign`.execute(db.kysely);
  return rows.map(({ sign }) => sign);
};
