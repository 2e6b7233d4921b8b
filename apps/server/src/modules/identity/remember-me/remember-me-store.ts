import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface StoredRememberMe {
  cookieHash: Buffer;
  accountId: bigint;
  passwordDigest: Buffer;
  expiresAt: Date;
}

export const insertRememberMe = async (tx: Transaction, stored: StoredRememberMe): Promise<void> => {
  const { cookieHash, accountId, passwordDigest, expiresAt } = stored;
  await sql`
    insert into identity_remember_me (cookie_hash, account_id, password_digest, expires_at)
    values (${cookieHash}, ${accountId}, ${passwordDigest}, ${expiresAt})`.execute(tx);
};

/** Whether the remember-me cookie is good still and its account has the password that it had then. */
export const isRememberMeValid = async (db: Database, cookieHash: Buffer, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ live: boolean }>`
    select exists (
      select from identity_remember_me r join identity_account a on a.id = r.account_id
      where r.cookie_hash = ${cookieHash} and r.expires_at > ${now} and a.status = 'open'
        and sha256(convert_to(a.password, 'UTF8')) = r.password_digest) as live`.execute(db.kysely);
  return rows[0]?.live ?? false;
};

export const deleteRememberMe = async (db: Database, cookieHash: Buffer): Promise<void> => {
  await sql`delete from identity_remember_me where cookie_hash = ${cookieHash}`.execute(db.kysely);
};
