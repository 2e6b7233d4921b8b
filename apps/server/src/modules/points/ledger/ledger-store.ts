import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { PointAccount, PointEntry, StoredPointEntry } from '../types.ts';

/** Holds a member's points until the transaction ends; who has none yet begins with zero. */
export const lockAccount = async (tx: Transaction, accountId: bigint): Promise<PointAccount> => {
  await sql`
    insert into points_account (account_id) values (${accountId}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<PointAccount>`
    select account_id as "accountId", balance, read_at as "readAt" from points_account
    where account_id = ${accountId} for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the points of ${accountId} are gone`);
  return row;
};

export const updateReadAt = async (tx: Transaction, accountId: bigint, at: Date): Promise<void> => {
  await sql`update points_account set read_at = ${at} where account_id = ${accountId}`.execute(tx);
};

/** Writes the movement and answers what there is after it. The account is locked. */
export const insertPosting = async (tx: Transaction, entry: PointEntry): Promise<bigint> => {
  const { accountId, kind, points, reference, at } = entry;
  const { rows } = await sql<{ balance: bigint }>`
    with moved as (
      update points_account set balance = balance + ${points}::bigint, last_seq = last_seq + 1
      where account_id = ${accountId} returning balance, last_seq
    )
    insert into points_posting (account_id, seq, kind, points, balance, reference, at)
    select ${accountId}, last_seq, ${kind}, ${points}, balance, ${reference}, ${at} from moved
    returning balance`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the points of ${accountId} were not moved`);
  return row.balance;
};

/** The points of a movement that was posted before. */
export const findPosted = async (
  tx: Transaction,
  { accountId, kind, reference }: Pick<PointEntry, 'accountId' | 'kind' | 'reference'>,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ points: bigint }>`
    select points from points_posting
    where account_id = ${accountId} and kind = ${kind} and reference = ${reference}`.execute(tx);
  return rows[0]?.points;
};

export const findBalance = async (db: Database, accountId: bigint): Promise<bigint> => {
  const { rows } = await sql<{ balance: bigint }>`
    select balance from points_account where account_id = ${accountId}`.execute(db.kysely);
  return rows[0]?.balance ?? 0n;
};

/** The points that all members hold; one who owes some has none. */
export const sumBalances = async (db: Database): Promise<bigint> => {
  const { rows } = await sql<{ points: bigint }>`
    select coalesce(sum(greatest(balance, 0)), 0)::bigint as points from points_account`.execute(db.kysely);
  return rows[0]?.points ?? 0n;
};

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** A page of the movements within a span, the latest first. */
export const listPostings = async (
  db: Database,
  accountId: bigint,
  { from, to, limit, offset }: Span & { limit: number; offset: number },
): Promise<StoredPointEntry[]> => {
  const { rows } = await sql<StoredPointEntry>`
    select account_id as "accountId", seq, kind, points, balance, reference, at from points_posting
    where account_id = ${accountId} and at >= ${from} and at < ${to}
    order by at desc, seq desc limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export const countPostings = async (db: Database, accountId: bigint, { from, to }: Span): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from points_posting
    where account_id = ${accountId} and at >= ${from} and at < ${to}`.execute(db.kysely);
  return rows[0]?.total ?? 0;
};
