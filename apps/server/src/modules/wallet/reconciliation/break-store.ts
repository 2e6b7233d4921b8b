import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { StoredDifference } from '../types.ts';

export interface StoredBreak {
  id: bigint;
  what: StoredDifference['what'];
  account: bigint | null;
  expected: bigint;
  found: bigint;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** Whether nobody else proves at the moment; whoever may has it to itself until the transaction ends. */
export const tryLockWatch = async (tx: Transaction): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('wallet_watch', 0)) as taken`.execute(tx);
  return rows[0]?.taken ?? false;
};

type Seen = Pick<StoredBreak, 'what' | 'account' | 'expected' | 'found'>;

/** Opens a finding for each difference, or brings the open one up to date. */
export const upsertBreaks = async (tx: Transaction, seen: readonly Seen[], at: Date): Promise<void> => {
  await sql`
    insert into wallet_break as f (what, account, expected, found, first_seen_at, last_seen_at)
    select distinct on (what, account) what, account, expected, found, ${at}::timestamptz, ${at}::timestamptz
    from unnest(
      ${seen.map(({ what }) => what)}::text[], ${seen.map(({ account }) => account)}::bigint[],
      ${seen.map(({ expected }) => expected)}::bigint[], ${seen.map(({ found }) => found)}::bigint[]
    ) as seen (what, account, expected, found)
    on conflict (what, coalesce(account, 0)) where looked_at is null
      do update set expected = excluded.expected, found = excluded.found, last_seen_at = excluded.last_seen_at`.execute(
    tx,
  );
};

/** The findings that nobody has looked at, the oldest first. */
export const selectOpenBreaks = async (db: Database): Promise<StoredBreak[]> => {
  const { rows } = await sql<StoredBreak>`
    select id, what, account, expected, found, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt"
    from wallet_break where looked_at is null order by id`.execute(db.kysely);
  return rows;
};

export interface Look {
  id: bigint;
  by: string;
  note: string;
  at: Date;
}

/** False when there is no such finding or somebody was there before. */
export const closeBreak = async (tx: Transaction, { id, by, note, at }: Look): Promise<boolean> => {
  const { rows } = await sql`
    update wallet_break set looked_at = ${at}, looked_by = ${by}, note = ${note}
    where id = ${id} and looked_at is null returning id`.execute(tx);
  return rows.length > 0;
};

/** The moment of the oldest posting that the running proof has not come to; null when it has come to all. */
export const selectOldestUnproven = async (tx: Transaction): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from wallet_posting where xid >= (select watermark from wallet_proof)`.execute(tx);
  return rows[0]?.at ?? null;
};

export const advanceWatch = async (tx: Transaction, provenUntil: Date): Promise<void> => {
  await sql`update wallet_watch set proven_until = greatest(proven_until, ${provenUntil}::timestamptz)`.execute(
    tx,
  );
};

export const markWholeProof = async (tx: Transaction, at: Date): Promise<void> => {
  await sql`update wallet_watch set whole_proof_at = ${at}`.execute(tx);
};

export interface StoredWatch {
  provenUntil: Date | null;
  wholeProofAt: Date | null;
}

export const selectWatch = async (db: Database): Promise<StoredWatch> => {
  const { rows } = await sql<StoredWatch>`
    select proven_until as "provenUntil", whole_proof_at as "wholeProofAt" from wallet_watch`.execute(
    db.kysely,
  );
  return rows[0] ?? { provenUntil: null, wholeProofAt: null };
};
