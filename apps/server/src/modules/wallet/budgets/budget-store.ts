import type { BudgetLine } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Span, Spending } from './types.ts';

type On = Database | Transaction;
const queryOn = (on: On) => ('pool' in on ? on.kysely : on);

/** The first days of what a grant counts in. */
export interface Spans {
  readonly day: string;
  readonly month: string;
}

/** The business day by the clock of the database, which is one for all processes, and the first day of its month. */
export const selectSpans = async (on: On): Promise<Spans> => {
  const { rows } = await sql<Spans>`
    select day::text as day, date_trunc('month', day)::date::text as month
    from (select (clock_timestamp() at time zone 'Asia/Yangon')::date as day) now`.execute(queryOn(on));
  const [row] = rows;
  if (!row) throw new Error('the database told no time');
  return row;
};

export interface Draw {
  readonly line: BudgetLine;
  readonly span: Span;
  /** Its first day. */
  readonly startsOn: string;
  readonly amount: bigint;
}

/** Takes an amount from what is left of a budget; false, and nothing taken, where that is less. */
export const takeFrom = async (tx: Transaction, draw: Draw, most: bigint): Promise<boolean> => {
  const { line, span, startsOn, amount } = draw;
  const { rows } = await sql`
    insert into wallet_budget_spent as s (line, span, starts_on, spent)
    select ${line}, ${span}, ${startsOn}::date, ${amount}::bigint where ${amount}::bigint <= ${most}::bigint
    on conflict (line, span, starts_on) do update set spent = s.spent + excluded.spent
      where s.spent + excluded.spent <= ${most}::bigint
    returning spent`.execute(tx);
  return rows.length > 0;
};

/** Puts an amount back that was taken before. */
export const putBack = async (tx: Transaction, { line, span, startsOn, amount }: Draw): Promise<void> => {
  await sql`
    update wallet_budget_spent set spent = spent - ${amount}::bigint
    where line = ${line} and span = ${span} and starts_on = ${startsOn}::date`.execute(tx);
};

export const insertBudgetGrant = async (
  tx: Transaction,
  spending: Spending,
  { day, month }: Spans,
): Promise<void> => {
  const { accountId, key, line, amount, rule, approval } = spending;
  await sql`
    insert into wallet_budget_grant (wallet, key, line, day, month, amount, rule, approval)
    values (${accountId}, ${key}, ${line}, ${day}::date, ${month}::date, ${amount}, ${rule}, ${approval})`.execute(
    tx,
  );
};

interface ReturnedGrant {
  readonly line: BudgetLine;
  readonly day: string;
  readonly month: string;
  readonly amount: bigint;
}

/** Marks a grant as returned, once; undefined where there is none or it was returned before. */
export const updateReturned = async (
  tx: Transaction,
  accountId: bigint,
  key: string,
): Promise<ReturnedGrant | undefined> => {
  const { rows } = await sql<ReturnedGrant>`
    update wallet_budget_grant set returned_at = clock_timestamp()
    where wallet = ${accountId} and key = ${key} and returned_at is null
    returning line, day::text as day, month::text as month, amount`.execute(tx);
  return rows[0];
};

interface SpentRow {
  readonly line: BudgetLine;
  readonly span: Span;
  readonly spent: bigint;
}

export const selectSpent = async (on: On, { day, month }: Spans): Promise<SpentRow[]> => {
  const { rows } = await sql<SpentRow>`
    select line, span, spent from wallet_budget_spent
    where (span = 'DAY' and starts_on = ${day}::date) or (span = 'MONTH' and starts_on = ${month}::date)`.execute(
    queryOn(on),
  );
  return rows;
};

/** What each rule has cost so far: its grants that stand. A rule that gave nothing is left out. */
export const sumByRule = async (on: On, rules: readonly string[]): Promise<Map<string, bigint>> => {
  const { rows } = await sql<{ rule: string; cost: bigint }>`
    select rule, sum(amount)::bigint as cost from wallet_budget_grant
    where rule = any (${rules}::text[]) and returned_at is null group by rule`.execute(queryOn(on));
  return new Map(rows.map(({ rule, cost }) => [rule, cost]));
};
