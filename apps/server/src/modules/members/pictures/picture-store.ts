import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface SentPicture {
  id: string;
  accountId: bigint;
  bytes: number;
  sentAt: Date;
}

/** Whoever counts a member's pictures to add one waits here for whoever does the same. */
export const lockPictures = async (tx: Transaction, accountId: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`members_picture/${accountId}`}, 0))`.execute(tx);
};

export const countPictures = async (
  on: Database | Transaction,
  accountId: bigint,
  since: Date,
): Promise<{ pictures: number; bytes: number }> => {
  const { rows } = await sql<{ pictures: number; bytes: number }>`
    select count(*)::int as pictures, coalesce(sum(bytes), 0)::float8 as bytes
    from members_picture where account_id = ${accountId} and sent_at > ${since}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0] ?? { pictures: 0, bytes: 0 };
};

export const insertPicture = async (tx: Transaction, picture: SentPicture): Promise<void> => {
  const { id, accountId, bytes, sentAt } = picture;
  await sql`
    insert into members_picture (id, account_id, bytes, sent_at)
    values (${id}, ${accountId}, ${bytes}, ${sentAt})`.execute(tx);
};

export const isPictureOf = async (db: Database, accountId: bigint, id: string): Promise<boolean> => {
  const { rows } = await sql`
    select from members_picture where id = ${id} and account_id = ${accountId}`.execute(db.kysely);
  return rows.length > 0;
};
