import type { Database } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';

/** Before when the rows of each kind are too old to be kept. */
export interface Cutoffs {
  history: Date;
  codes: Date;
  tries: Date;
  attempts: Date;
  challenges: Date;
  rememberMe: Date;
}

const MOST_AT_ONCE = 5000;

/** Deletes what is too old, a measure of rows at a time so that nobody waits for them. */
export const deleteOld = async (db: Database, before: Cutoffs): Promise<void> => {
  const { history, codes, tries, attempts, challenges, rememberMe } = before;
  await drain(db, 'identity_login', sql`at < ${history}`);
  await drain(db, 'identity_session', sql`created_at < ${history}`);
  await drain(db, 'identity_code', sql`created_at < ${codes}`);
  await drain(db, 'identity_authenticator_attempt', sql`at < ${tries}`);
  await drain(db, 'identity_stream', sql`seen_at < ${tries}`);
  await drain(db, 'identity_attempt', sql`at <= ${attempts}`);
  await drain(db, 'identity_challenge', sql`expires_at < ${challenges}`);
  await drain(db, 'identity_remember_me', sql`expires_at < ${rememberMe}`);
};

const drain = async (db: Database, table: string, isOld: RawBuilder<unknown>): Promise<void> => {
  const name = sql.table(table);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${name} where ctid in (select ctid from ${name} where ${isOld} limit ${MOST_AT_ONCE})`.execute(
      db.kysely,
    );
    if (numAffectedRows < BigInt(MOST_AT_ONCE)) return;
  }
};
