import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** A correction that two of the staff have approved and that its budget had no room for yet. */
export interface DueAdjustment {
  readonly approval: bigint;
  readonly accountId: bigint;
  readonly amount: Money;
  readonly ticket: string;
}

const DUE = sql`approval, account_id as "accountId", amount, ticket`;

export const insertDue = async (tx: Transaction, due: DueAdjustment, at: Date): Promise<void> => {
  const { approval, accountId, amount, ticket } = due;
  await sql`
    insert into finance_due_adjustment (approval, account_id, amount, ticket, due_since, tried_at)
    values (${approval}, ${accountId}, ${amount}, ${ticket}, ${at}, ${at})`.execute(tx);
};

/** Those that have waited the longest for another try first. */
export const listDue = async (db: Database, limit: number): Promise<DueAdjustment[]> => {
  const { rows } = await sql<DueAdjustment>`
    select ${DUE} from finance_due_adjustment order by tried_at, approval limit ${limit}`.execute(db.kysely);
  return rows;
};

/** Whether it was still due; nobody owes it any more. */
export const deleteDue = async (tx: Transaction, approval: bigint): Promise<boolean> => {
  const { rows } = await sql`
    delete from finance_due_adjustment where approval = ${approval} returning 1`.execute(tx);
  return rows.length > 0;
};

export const updateTried = async (db: Database, approval: bigint, at: Date): Promise<void> => {
  await sql`update finance_due_adjustment set tried_at = ${at} where approval = ${approval}`.execute(
    db.kysely,
  );
};

interface DueSum {
  readonly count: number;
  readonly amount: Money;
  readonly since: Date;
}

/** What waits for room; undefined when nothing does. */
export const sumDue = async (db: Database): Promise<DueSum | undefined> => {
  const { rows } = await sql<DueSum>`
    select count(*)::int as count, sum(amount)::bigint as amount, min(due_since) as since
    from finance_due_adjustment having count(*) > 0`.execute(db.kysely);
  return rows[0];
};
