import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** A deposit that staff has approved and that the budget had no room for yet. */
export interface DueDeposit {
  readonly depositId: bigint;
  readonly received: Money;
  /** The transfer that staff has found. */
  readonly txnId: string | null;
  /** The approval by which two of the staff say so; null where one may. */
  readonly approval: string | null;
}

const DUE = sql`deposit_id as "depositId", received, txn_id as "txnId", approval`;

/** What was approved last is what counts. */
export const putDue = async (tx: Transaction, due: DueDeposit, at: Date): Promise<void> => {
  const { depositId, received, txnId, approval } = due;
  await sql`
    insert into payments_due_deposit (deposit_id, received, txn_id, approval, due_since, tried_at)
    values (${depositId}, ${received}, ${txnId}, ${approval}, ${at}, ${at})
    on conflict (deposit_id) do update
      set received = excluded.received, txn_id = excluded.txn_id, approval = excluded.approval,
          tried_at = excluded.tried_at`.execute(tx);
};

/** Nobody owes it any more: it was credited, turned down, or staff has to look at it anew. */
export const deleteDue = async (tx: Transaction, depositId: bigint): Promise<void> => {
  await sql`delete from payments_due_deposit where deposit_id = ${depositId}`.execute(tx);
};

export const findDue = async (tx: Transaction, depositId: bigint): Promise<DueDeposit | undefined> => {
  const { rows } = await sql<DueDeposit>`
    select ${DUE} from payments_due_deposit where deposit_id = ${depositId}`.execute(tx);
  return rows[0];
};

/** Those that have waited the longest for another try first. */
export const listDue = async (db: Database, limit: number): Promise<DueDeposit[]> => {
  const { rows } = await sql<DueDeposit>`
    select ${DUE} from payments_due_deposit order by tried_at, deposit_id limit ${limit}`.execute(db.kysely);
  return rows;
};

export const updateTried = async (tx: Transaction, depositId: bigint, at: Date): Promise<void> => {
  await sql`update payments_due_deposit set tried_at = ${at} where deposit_id = ${depositId}`.execute(tx);
};

interface DueSum {
  readonly count: number;
  readonly amount: Money;
  readonly since: Date;
}

/** What waits for room; undefined when nothing does. */
export const sumDue = async (db: Database): Promise<DueSum | undefined> => {
  const { rows } = await sql<DueSum>`
    select count(*)::int as count, sum(received)::bigint as amount, min(due_since) as since
    from payments_due_deposit having count(*) > 0`.execute(db.kysely);
  return rows[0];
};
