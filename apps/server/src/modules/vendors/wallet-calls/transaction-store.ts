import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

export interface NotedTransaction {
  readonly accountId: bigint;
  readonly key: string;
  readonly payload: string;
}

/**
 * Writes transactions down that are not known yet, with the rounds that they leave open, and answers all of them as they
 * were written down first. Each stands once among them.
 */
export const noteTransactions = async (
  db: Database,
  transactions: readonly (NotedTransaction & { readonly openRound: string | null })[],
  at: Date,
): Promise<NotedTransaction[]> => {
  const rounds = [...new Set(transactions.map(({ openRound }) => openRound).filter((id) => id !== null))];
  const { rows } = await sql<NotedTransaction>`
    with noted as (
      insert into vendors_transaction as t (account_id, key, facts, noted_at)
      select n.*, ${at}::timestamptz from unnest(${transactions.map(({ accountId }) => accountId)}::bigint[],
                           ${transactions.map(({ key }) => key)}::uuid[],
                           ${transactions.map(({ payload }) => payload)}::text[]) as n (account_id, key, facts)
      order by n.account_id, n.key
      -- What is known is answered too, whoever wrote it and however recently.
      on conflict (account_id, key) do update set facts = t.facts
      returning account_id, key, facts
    ), opened as (
      insert into vendors_open_round (round_id, played_at)
      select id, ${at}::timestamptz from unnest(${rounds}::uuid[]) as r (id) order by id
      on conflict (round_id) do update set played_at = excluded.played_at
    )
    select account_id as "accountId", key, facts as payload from noted`.execute(db.kysely);
  return rows;
};

/** Deletes so many of the transactions that were noted before the moment; answers how many there were. */
export const deleteTransactions = async (db: Database, before: Date, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from vendors_transaction t using (
      select account_id, key from vendors_transaction where noted_at < ${before} limit ${limit}
    ) old where t.account_id = old.account_id and t.key = old.key`.execute(db.kysely);
  return Number(numAffectedRows ?? 0n);
};

/** Rounds that were last played before the moment, the longest ago first. */
export const listLeftRounds = async (db: Database, before: Date, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select round_id as id from vendors_open_round where played_at < ${before}
    order by played_at limit ${limit}`.execute(db.kysely);
  return rows.map(({ id }) => id);
};

/** Forgets those of the rounds that have not been played since. */
export const forgetLeftRounds = async (db: Database, ids: readonly string[], before: Date): Promise<void> => {
  await sql`
    delete from vendors_open_round
    where round_id = any (${ids}::uuid[]) and played_at < ${before}`.execute(db.kysely);
};
