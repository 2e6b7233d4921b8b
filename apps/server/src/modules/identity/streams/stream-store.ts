import { type Database, lockNames, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** Lets one call at a time weigh the streams of an owner, until its transaction ends. */
export const lockStreams = (tx: Transaction, owner: string): Promise<void> =>
  lockNames(tx, [`streams of ${owner}`]);

/** How many streams an owner has open that were heard of since. */
export const countStreams = async (tx: Transaction, owner: string, since: Date): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from identity_stream
    where owner = ${owner} and seen_at > ${since}`.execute(tx);
  return rows[0]?.open ?? 0;
};

/** Notes that a stream is open; one that was taken for gone meanwhile is open again. */
export const upsertStream = async (
  on: Database | Transaction,
  { id, owner, at }: { id: string; owner: string; at: Date },
): Promise<void> => {
  await sql`
    insert into identity_stream (id, owner, seen_at) values (${id}, ${owner}, ${at})
    on conflict (id) do update set seen_at = excluded.seen_at`.execute('kysely' in on ? on.kysely : on);
};

export const deleteStream = async (db: Database, id: string): Promise<void> => {
  await sql`delete from identity_stream where id = ${id}`.execute(db.kysely);
};
