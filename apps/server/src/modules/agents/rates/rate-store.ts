import type { agents } from '@hintha/contract';
import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';

export type StoredRates = Partial<agents.Rates>;

interface RateRow {
  readonly accountId: bigint;
  readonly category: agents.RateCategory;
  readonly rate: number;
}

const LIST = defineStatement(
  'agents_list_rates',
  `select account_id as "accountId", category, rate from agents_rate where account_id = any ($1::bigint[])`,
);

/** What was set for accounts, by account; one without anything is left out. */
export const selectRates = async (
  on: Database | Transaction,
  accountIds: readonly bigint[],
): Promise<Map<bigint, StoredRates>> => {
  const rows = await runStatement<RateRow>(on, LIST, [accountIds]);
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
  return new Map(
    [...byAccount].map(([accountId, own]) => [
      accountId,
      Object.fromEntries(own.map(({ category, rate }) => [category, rate])),
    ]),
  );
};

/** Holds the rates of an account and those above it until the transaction ends; answers who stands above. */
export const holdRates = async (tx: Transaction, accountId: bigint): Promise<bigint | null> => {
  const { rows } = await sql<{ upline: bigint | null }>`
    select agents_hold_rates(${accountId}) as upline`.execute(tx);
  return rows[0]?.upline ?? null;
};

export const upsertRates = async (tx: Transaction, accountId: bigint, rates: StoredRates): Promise<void> => {
  await sql`
    insert into agents_rate (account_id, category, rate)
    select ${accountId}, key, value::smallint from jsonb_each_text(${JSON.stringify(rates)}::jsonb)
    on conflict (account_id, category) do update set rate = excluded.rate`.execute(tx);
};

/** Those right below who have more of something than these rates, the lowest ids first. */
export const selectHigherBelow = async (
  on: Database | Transaction,
  { accountId, rates, limit }: { accountId: bigint; rates: StoredRates; limit: number },
): Promise<RateRow[]> => {
  const { rows } = await sql<RateRow>`
    select m.account_id as "accountId", r.category, r.rate
    from agents_member m join agents_rate r on r.account_id = m.account_id
    join jsonb_each_text(${JSON.stringify(rates)}::jsonb) w on w.key = r.category and r.rate > w.value::smallint
    where m.upline_id = ${accountId} order by m.account_id, r.category limit ${limit}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows;
};

/** Rows (account, category, rate) of what was set: nothing of a category without a row. */
export const ratesNow = (): RawBuilder<unknown> => sql`(
  select account_id as account, category, rate from agents_rate
)`;

/**
 * Rows (step, account, category, rate) of a line from the top down, as an expression has it: of every account of it what
 * was set, so that what the ones above an account have is read in one statement.
 */
export const ratesOfLine = (line: RawBuilder<readonly bigint[]>): RawBuilder<unknown> => sql`(
  select l.step, l.account, r.category, r.rate
  from unnest(${line}) with ordinality l (account, step) join agents_rate r on r.account_id = l.account
)`;
