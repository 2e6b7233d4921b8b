import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Earned, PointSum } from '../types.ts';

/** What of a member's day was counted. */
export const listEarned = async (
  on: Database | Transaction,
  accountId: bigint,
  day: string,
): Promise<Earned[]> => {
  const { rows } = await sql<Earned>`
    select code, valid, factor from points_earned
    where account_id = ${accountId} and day = ${day}::date`.execute('pool' in on ? on.kysely : on);
  return rows;
};

/** What of everybody's day was counted. */
export const listEarnedOn = async (
  db: Database,
  day: string,
): Promise<{ accountId: bigint; code: string; valid: bigint }[]> => {
  const { rows } = await sql<{ accountId: bigint; code: string; valid: bigint }>`
    select account_id as "accountId", code, valid from points_earned where day = ${day}::date`.execute(
    db.kysely,
  );
  return rows;
};

export const putEarned = async (
  tx: Transaction,
  { accountId, day, code, valid, factor }: Earned & { accountId: bigint; day: string },
): Promise<void> => {
  await sql`
    insert into points_earned (account_id, day, code, valid, factor)
    values (${accountId}, ${day}::date, ${code}, ${valid}, ${factor})
    on conflict (account_id, day, code) do update set valid = excluded.valid`.execute(tx);
};

/** Nothing for what was never played. The account is locked. */
export const findSum = async (
  tx: Transaction,
  { accountId, code }: { accountId: bigint; code: string },
): Promise<PointSum | undefined> => {
  const { rows } = await sql<{ parts: string; posted: bigint; postings: bigint }>`
    select parts::text as parts, posted, postings from points_sum
    where account_id = ${accountId} and code = ${code}`.execute(tx);
  return rows.map(({ parts, ...sum }) => ({ ...sum, parts: BigInt(parts) }))[0];
};

export const putSum = async (
  tx: Transaction,
  { accountId, code }: { accountId: bigint; code: string },
  { parts, posted, postings }: PointSum,
): Promise<void> => {
  await sql`
    insert into points_sum (account_id, code, parts, posted, postings)
    values (${accountId}, ${code}, ${String(parts)}::numeric, ${posted}, ${postings})
    on conflict (account_id, code) do update
    set parts = excluded.parts, posted = excluded.posted, postings = excluded.postings`.execute(tx);
};

/** The last business day that was counted for everybody. */
export const findLastCounted = async (db: Database): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from points_counted`.execute(db.kysely);
  return rows[0]?.day ?? null;
};

export const insertCounted = async (db: Database, day: string): Promise<void> => {
  await sql`insert into points_counted (day) values (${day}::date) on conflict do nothing`.execute(db.kysely);
};
