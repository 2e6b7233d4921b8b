import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Origin } from '../types.ts';

export interface SessionRow extends Origin {
  id: bigint;
  createdAt: Date;
  lastUsedAt: Date;
}

/** Sessions whose time has run out keep no end of their own; `openedAfter` and `usedAfter` leave them out. */
export interface Living {
  accountId: bigint;
  openedAfter: Date;
  usedAfter: Date;
}

const MOST_LISTED = 100;

export const listSessionRows = async (db: Database, living: Living): Promise<SessionRow[]> => {
  const { rows } = await sql<SessionRow>`
    select id, created_at as "createdAt", last_used_at as "lastUsedAt", ip, user_agent as "userAgent"
    from identity_session
    where account_id = ${living.accountId} and ended_at is null
      and created_at > ${living.openedAfter} and last_used_at > ${living.usedAfter}
    order by last_used_at desc, id desc limit ${MOST_LISTED}`.execute(db.kysely);
  return rows;
};

export interface Ending {
  reason: string;
  at: Date;
}

export interface Others {
  accountId: bigint;
  kept: bigint;
  /** Older ones have ended by their age. */
  openedAfter: Date;
}

/** Ends one session of the account; whether there was such a one. */
export const endSessionRow = async (
  tx: Transaction,
  session: { id: bigint; accountId: bigint },
  { reason, at }: Ending,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update identity_session set ended_at = ${at}, end_reason = ${reason}
    where id = ${session.id} and account_id = ${session.accountId} and ended_at is null`.execute(tx);
  return numAffectedRows > 0n;
};

/** Ends the account's sessions but the one that is kept; answers which they were. */
export const endOtherRows = async (
  tx: Transaction,
  { kept, accountId, openedAfter }: Others,
  { reason, at }: Ending,
): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    update identity_session set ended_at = ${at}, end_reason = ${reason}
    where account_id = ${accountId} and id <> ${kept} and ended_at is null and created_at > ${openedAfter}
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Those of some sessions that were ended, by their owner or by the staff; one that has merely run out was not. */
export const findEndedSessions = async (db: Database, ids: readonly bigint[]): Promise<Set<bigint>> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from identity_session where id = any (${ids}::bigint[]) and ended_at is null`.execute(
    db.kysely,
  );
  const open = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !open.has(id)));
};

/** Whose sessions made a call since an instant: rows (account). */
export const accountsSeenSince = (at: Date): RawBuilder<unknown> => sql`(
  select distinct account_id as account from identity_session where ended_at is null and last_used_at >= ${at}
)`;
