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

/** Accounts of two lists that have a device or a payee in common. */
export const selectLinked = async (
  db: Database,
  ids: readonly bigint[],
  others: readonly bigint[],
): Promise<(readonly [bigint, bigint])[]> => {
  const { rows } = await sql<{ one: bigint; other: bigint }>`
    select distinct a.account_id as one, b.account_id as other
    from protection_fingerprint a join protection_fingerprint b using (fingerprint)
    where a.account_id = any (${ids}::bigint[]) and b.account_id = any (${others}::bigint[])
      and a.account_id <> b.account_id`.execute(db.kysely);
  return rows.map(({ one, other }) => [one, other] as const);
};
