import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** A bonus that a rule has given and that its budget had no room for yet. */
export interface Owed {
  readonly accountId: bigint;
  readonly kind: string;
  readonly period: string;
  readonly amount: Money;
  readonly approval: string | null;
}

export type OwedName = Pick<Owed, 'accountId' | 'kind' | 'period'>;

const OWED = sql`account_id as "accountId", kind, period, amount, approval`;

export const insertOwed = async (tx: Transaction, owed: Owed, at: Date): Promise<void> => {
  const { accountId, kind, period, amount, approval } = owed;
  await sql`
    insert into bonuses_owed (account_id, kind, period, amount, approval, owed_since, tried_at)
    values (${accountId}, ${kind}, ${period}, ${amount}, ${approval}, ${at}, ${at})`.execute(tx);
};

export const isOwed = async (
  on: Database | Transaction,
  { accountId, kind, period }: OwedName,
): Promise<boolean> => {
  const { rows } = await sql`
    select from bonuses_owed where account_id = ${accountId} and kind = ${kind} and period = ${period}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows.length > 0;
};

/** Those that have waited the longest for another try first. */
export const listOwed = async (db: Database, limit: number): Promise<Owed[]> => {
  const { rows } = await sql<Owed>`
    select ${OWED} from bonuses_owed order by tried_at, owed_since limit ${limit}`.execute(db.kysely);
  return rows;
};

/** Whether it was still owed; nobody owes it any more. */
export const deleteOwed = async (
  tx: Transaction,
  { accountId, kind, period }: OwedName,
): Promise<boolean> => {
  const { rows } = await sql`
    delete from bonuses_owed where account_id = ${accountId} and kind = ${kind} and period = ${period}
    returning 1`.execute(tx);
  return rows.length > 0;
};

export const updateTried = async (db: Database, name: OwedName, at: Date): Promise<void> => {
  const { accountId, kind, period } = name;
  await sql`
    update bonuses_owed set tried_at = ${at}
    where account_id = ${accountId} and kind = ${kind} and period = ${period}`.execute(db.kysely);
};

export interface OwedSum {
  readonly kind: string;
  readonly count: number;
  readonly amount: Money;
  readonly since: Date;
}

export const sumOwed = async (db: Database): Promise<OwedSum[]> => {
  const { rows } = await sql<OwedSum>`
    select kind, count(*)::int as count, sum(amount)::bigint as amount, min(owed_since) as since
    from bonuses_owed group by kind`.execute(db.kysely);
  return rows;
};
