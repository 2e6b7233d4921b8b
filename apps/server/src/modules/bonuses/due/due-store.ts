import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** A bonus that a rule has given and that its budget had no room for yet. */
export interface DueBonus {
  readonly accountId: bigint;
  readonly kind: string;
  readonly period: string;
  readonly amount: Money;
  readonly approval: string | null;
  /** What has to be bet, before it is multiplied; null for as much as the bonus. */
  readonly base?: Money | null;
  /** The requirement of the deposit that it is given on. */
  readonly depositId?: bigint | null;
  /** What the member has named the claim by. */
  readonly requestId?: string | null;
}

export type DueName = Pick<DueBonus, 'accountId' | 'kind' | 'period'>;

const DUE = sql`
  account_id as "accountId", kind, period, amount, approval, base, deposit_id as "depositId",
  request_id as "requestId"`;

export const insertDue = async (tx: Transaction, due: DueBonus, at: Date): Promise<void> => {
  const { accountId, kind, period, amount, approval, base = null, depositId = null, requestId = null } = due;
  await sql`
    insert into bonuses_due
      (account_id, kind, period, amount, approval, base, deposit_id, request_id, due_since, tried_at)
    values (${accountId}, ${kind}, ${period}, ${amount}, ${approval}, ${base}, ${depositId}, ${requestId}, ${at},
            ${at})`.execute(tx);
};

export const isDue = async (
  on: Database | Transaction,
  { accountId, kind, period }: DueName,
): Promise<boolean> => {
  const { rows } = await sql`
    select from bonuses_due where account_id = ${accountId} and kind = ${kind} and period = ${period}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows.length > 0;
};

/** What a member is owed bonuses of a kind for. */
export const listDuePeriods = async (
  db: Database,
  accountId: bigint,
  kind: string,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ period: string }>`
    select period from bonuses_due where account_id = ${accountId} and kind = ${kind}`.execute(db.kysely);
  return new Set(rows.map(({ period }) => period));
};

/** The bonus that is due under the key of a claim. */
export const findDueRequested = async (
  tx: Transaction,
  accountId: bigint,
  requestId: string,
): Promise<DueBonus | undefined> => {
  const { rows } = await sql<DueBonus>`
    select ${DUE} from bonuses_due where account_id = ${accountId} and request_id = ${requestId}`.execute(tx);
  return rows[0];
};

/** Those that have waited the longest for another try first. */
export const listDueBonuses = async (db: Database, limit: number): Promise<DueBonus[]> => {
  const { rows } = await sql<DueBonus>`
    select ${DUE} from bonuses_due order by tried_at, due_since limit ${limit}`.execute(db.kysely);
  return rows;
};

/** Whether it was still due; nobody owes it any more. */
export const deleteDue = async (tx: Transaction, { accountId, kind, period }: DueName): Promise<boolean> => {
  const { rows } = await sql`
    delete from bonuses_due where account_id = ${accountId} and kind = ${kind} and period = ${period}
    returning 1`.execute(tx);
  return rows.length > 0;
};

/** With a deposit goes the bonus that is due on it. */
export const deleteDueOn = async (tx: Transaction, depositId: bigint): Promise<void> => {
  await sql`delete from bonuses_due where deposit_id = ${depositId}`.execute(tx);
};

export const updateTried = async (db: Database, name: DueName, at: Date): Promise<void> => {
  const { accountId, kind, period } = name;
  await sql`
    update bonuses_due set tried_at = ${at}
    where account_id = ${accountId} and kind = ${kind} and period = ${period}`.execute(db.kysely);
};

export interface DueSum {
  readonly kind: string;
  readonly count: number;
  readonly amount: Money;
  readonly since: Date;
}

export const sumDue = async (db: Database): Promise<DueSum[]> => {
  const { rows } = await sql<DueSum>`
    select kind, count(*)::int as count, sum(amount)::bigint as amount, min(due_since) as since
    from bonuses_due group by kind`.execute(db.kysely);
  return rows;
};
