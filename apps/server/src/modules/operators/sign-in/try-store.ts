import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** Tries of a subject since an instant; callers about the same subject wait for one another. */
export const countTries = async (tx: Transaction, subject: string, since: Date): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`operators ${subject}`}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from operators_try
    where subject = ${subject} and at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
};

export const insertTry = async (tx: Transaction, subject: string, at: Date): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into operators_try (subject, at) values (${subject}, ${at}) returning id`.execute(tx);
  return rows[0]?.id ?? 0n;
};

export const deleteTries = async (db: Database, ids: readonly bigint[]): Promise<void> => {
  await sql`delete from operators_try where id = any(${ids}::bigint[])`.execute(db.kysely);
};

export const deleteTriesBefore = async (db: Database, at: Date): Promise<void> => {
  await sql`delete from operators_try where at < ${at}`.execute(db.kysely);
};
