import type { Database, EncryptionKey, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** Lets one process at a time make or retire a key, until its transaction ends. */
export const lockKeys = async (tx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('identity_encryption_key', 0))`.execute(tx);
};

export const findPublished = async (on: Database | Transaction): Promise<EncryptionKey | undefined> => {
  const { rows } = await sql<EncryptionKey>`
    select key_id as "keyId", private_key as "privateKey" from identity_encryption_key
    where retired_at is null`.execute('pool' in on ? on.kysely : on);
  return rows[0];
};

/** The key of an id, unless it was retired at the instant or before. */
export const findAccepted = async (
  db: Database,
  keyId: string,
  retiredAfter: Date,
): Promise<EncryptionKey | undefined> => {
  const { rows } = await sql<EncryptionKey>`
    select key_id as "keyId", private_key as "privateKey" from identity_encryption_key
    where key_id = ${keyId} and (retired_at is null or retired_at > ${retiredAfter})`.execute(db.kysely);
  return rows[0];
};

export const insertKey = async (tx: Transaction, key: EncryptionKey, at: Date): Promise<void> => {
  await sql`
    insert into identity_encryption_key (key_id, private_key, created_at)
    values (${key.keyId}, ${JSON.stringify(key.privateKey)}::jsonb, ${at})`.execute(tx);
};

/** Takes the published key out of use, and forgets those that nobody may use any more. */
export const retireKeys = async (tx: Transaction, at: Date, forgottenBefore: Date): Promise<void> => {
  await sql`delete from identity_encryption_key where retired_at <= ${forgottenBefore}`.execute(tx);
  await sql`update identity_encryption_key set retired_at = ${at} where retired_at is null`.execute(tx);
};

/** Keeps an id until it expires; false when it is there already. */
export const insertJti = async (on: Database | Transaction, jti: string, expires: Date): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    insert into identity_jti (jti, expires_at) values (${jti}, ${expires})
    on conflict do nothing`.execute('pool' in on ? on.kysely : on);
  return numAffectedRows > 0n;
};

export const purgeJtis = async (db: Database, expiredBefore: Date): Promise<void> => {
  await sql`
    delete from identity_jti where jti in (
      select jti from identity_jti where expires_at < ${expiredBefore}
      limit 100 for update skip locked)`.execute(db.kysely);
};
