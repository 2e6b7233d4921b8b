import { type Money, ZERO } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Activity, CheckInRow } from '../types.ts';

/** The activities that are switched on. */
export const selectActivities = async (on: Database | Transaction): Promise<Activity[]> => {
  const { rows } = await sql<Activity>`
    select s.kind, array_agg(s.amount order by s.step) as steps
    from bonuses_activity_step s join bonuses_kind k on k.code = s.kind and k.enabled
    group by s.kind order by s.kind`.execute('pool' in on ? on.kysely : on);
  return rows;
};

/** The most that a day of an activity brings, switched on or not. */
export const findLargestStep = async (on: Database | Transaction, kind: string): Promise<Money> => {
  const { rows } = await sql<{ amount: Money | null }>`
    select max(amount)::bigint as amount from bonuses_activity_step where kind = ${kind}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0]?.amount ?? ZERO;
};

/** Whoever takes part already goes on doing so. */
export const insertJoined = async (
  db: Database,
  { kind, accountId, at }: { kind: string; accountId: bigint; at: Date },
): Promise<void> => {
  await sql`
    insert into bonuses_activity_member (kind, account_id, joined_at)
    values (${kind}, ${accountId}, ${at}) on conflict do nothing`.execute(db.kysely);
};

/** The kinds of the activities that a member takes part in. */
export const listJoined = async (on: Database | Transaction, accountId: bigint): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    select kind from bonuses_activity_member where account_id = ${accountId}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows.map(({ kind }) => kind);
};

const CHECK_IN = sql`kind, day, step, amount`;

export const findLastCheckIn = async (
  on: Database | Transaction,
  accountId: bigint,
  kind: string,
): Promise<CheckInRow | undefined> => {
  const { rows } = await sql<CheckInRow>`
    select ${CHECK_IN} from bonuses_activity_check_in
    where kind = ${kind} and account_id = ${accountId} order by day desc limit 1`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

export const findRequestedCheckIn = async (
  tx: Transaction,
  accountId: bigint,
  requestId: string,
): Promise<CheckInRow | undefined> => {
  const { rows } = await sql<CheckInRow>`
    select ${CHECK_IN} from bonuses_activity_check_in
    where account_id = ${accountId} and request_id = ${requestId}`.execute(tx);
  return rows[0];
};

export interface NewCheckIn extends CheckInRow {
  readonly accountId: bigint;
  /** Null while its bonus is due. */
  readonly grantId: bigint | null;
  readonly requestId: string;
  readonly at: Date;
}

export const insertCheckIn = async (tx: Transaction, signed: NewCheckIn): Promise<void> => {
  const { kind, accountId, day, step, amount, grantId, requestId, at } = signed;
  await sql`
    insert into bonuses_activity_check_in
      (kind, account_id, day, step, amount, grant_id, request_id, signed_at)
    values (${kind}, ${accountId}, ${day}::date, ${step}, ${amount}, ${grantId}, ${requestId}, ${at})`.execute(
    tx,
  );
};
