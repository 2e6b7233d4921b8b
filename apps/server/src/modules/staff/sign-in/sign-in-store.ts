import type { Role } from '@hintha/contract';
import { type Database, lockNames, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface NewSession {
  tokenHash: Buffer;
  staffId: bigint;
  complete: boolean;
  at: Date;
  ip: string;
  userAgent: string;
}

/** Opens a session while the account is open and its password is the one that was checked; whether it did. */
export const insertSession = async (
  tx: Transaction,
  session: NewSession,
  password: string,
): Promise<boolean> => {
  const { tokenHash, staffId, complete, at, ip, userAgent } = session;
  const { numAffectedRows = 0n } = await sql`
    insert into staff_session (token_hash, staff_id, complete, created_at, last_used_at, ip, user_agent)
    select ${tokenHash}::bytea, id, ${complete}::boolean, ${at}::timestamptz, ${at}::timestamptz, ${ip}::text,
           ${userAgent}::text
    from staff_account where id = ${staffId} and status = 'open' and password = ${password}
    for share`.execute(tx);
  return numAffectedRows > 0n;
};

export interface StaffSession {
  id: bigint;
  staffId: bigint;
  name: string;
  roles: readonly Role[];
  complete: boolean;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The session behind a token while it was not ended and its account is open. */
export const findSession = async (db: Database, tokenHash: Buffer): Promise<StaffSession | undefined> => {
  const { rows } = await sql<StaffSession>`
    select e.id, e.staff_id as "staffId", s.name, s.roles, e.complete, e.created_at as "createdAt",
           e.last_used_at as "lastUsedAt"
    from staff_session e join staff_account s on s.id = e.staff_id
    where e.token_hash = ${tokenHash} and e.ended_at is null and s.status = 'open'`.execute(db.kysely);
  return rows[0];
};

export const touchSession = async (db: Database, id: bigint, at: Date): Promise<void> => {
  await sql`update staff_session set last_used_at = ${at} where id = ${id}`.execute(db.kysely);
};

/** Whether there was such a session that was not ended yet. */
export const endSession = async (tx: Transaction, id: bigint, at: Date): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update staff_session set ended_at = ${at} where id = ${id} and ended_at is null`.execute(tx);
  return numAffectedRows > 0n;
};

export const endSessions = async (tx: Transaction, staffId: bigint, at: Date): Promise<void> => {
  await sql`
    update staff_session set ended_at = ${at}
    where staff_id = ${staffId} and ended_at is null`.execute(tx);
};

/** Attempts of each subject since an instant; callers about the same subject wait for one another. */
export const countAttempts = async (
  tx: Transaction,
  subjects: readonly { subject: string; since: Date }[],
): Promise<ReadonlyMap<string, number>> => {
  await lockNames(
    tx,
    subjects.map(({ subject }) => `staff ${subject}`),
  );
  const { rows } = await sql<{ subject: string; count: number }>`
    select wanted.subject, count(*)::int as count
    from unnest(${subjects.map(({ subject }) => subject)}::text[],
                ${subjects.map(({ since }) => since)}::timestamptz[]) as wanted (subject, since)
    join staff_attempt a on a.subject = wanted.subject and a.at > wanted.since
    group by wanted.subject`.execute(tx);
  return new Map(rows.map(({ subject, count }) => [subject, count]));
};

export const insertAttempt = async (tx: Transaction, subject: string, at: Date): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into staff_attempt (subject, at) values (${subject}, ${at}) returning id`.execute(tx);
  return rows[0]?.id ?? 0n;
};

export const deleteAttempts = async (db: Database, ids: readonly bigint[]): Promise<void> => {
  await sql`delete from staff_attempt where id = any(${ids}::bigint[])`.execute(db.kysely);
};

export const deleteAttemptsBefore = async (db: Database, at: Date): Promise<void> => {
  await sql`delete from staff_attempt where at < ${at}`.execute(db.kysely);
};
