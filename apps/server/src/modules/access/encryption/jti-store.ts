import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** Keeps an id until it expires; false when it is there already. */
export const insertJti = async (on: Database | Transaction, jti: string, expires: Date): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    insert into access_jti (jti, expires_at) values (${jti}, ${expires})
    on conflict do nothing`.execute('pool' in on ? on.kysely : on);
  return numAffectedRows > 0n;
};

export const purgeJtis = async (db: Database, expiredBefore: Date): Promise<void> => {
  await sql`
    delete from access_jti where jti in (
      select jti from access_jti where expires_at < ${expiredBefore}
      limit 100 for update skip locked)`.execute(db.kysely);
};
