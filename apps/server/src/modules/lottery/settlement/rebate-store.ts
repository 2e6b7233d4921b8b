import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** An order below the member's own prize mode. */
export interface RebatedOrder {
  readonly accountId: bigint;
  readonly betIds: readonly string[];
  readonly ownMode: number;
  readonly prizeMode: number;
}

/** The members with such orders in a numero, in the order of their ids. */
export const listRebatedMembers = async (
  db: Database,
  numeroId: bigint,
  after: bigint,
  limit: number,
): Promise<bigint[]> => {
  const { rows } = await sql<{ accountId: bigint }>`
    select distinct account_id as "accountId" from lottery_order
    where numero_id = ${numeroId} and own_mode > prize_mode and account_id > ${after}
    order by account_id limit ${limit}`.execute(db.kysely);
  return rows.map(({ accountId }) => accountId);
};

export const listRebatedOrders = async (
  tx: Transaction,
  numeroId: bigint,
  accountIds: readonly bigint[],
): Promise<RebatedOrder[]> => {
  const { rows } = await sql<RebatedOrder>`
    select account_id as "accountId", bet_ids as "betIds", own_mode as "ownMode", prize_mode as "prizeMode"
    from lottery_order
    where numero_id = ${numeroId} and own_mode > prize_mode and account_id = any (${accountIds}::bigint[])`.execute(
    tx,
  );
  return rows;
};

/** Writes down what members get back of a numero; answers who had not got it yet. */
export const insertRebates = async (
  tx: Transaction,
  numeroId: bigint,
  rebates: ReadonlyMap<bigint, Money>,
): Promise<Set<bigint>> => {
  const { rows } = await sql<{ accountId: bigint }>`
    insert into lottery_rebate (numero_id, account_id, amount)
    select ${numeroId}, r.account_id, r.amount
    from unnest(${[...rebates.keys()]}::bigint[], ${[...rebates.values()]}::bigint[]) as r (account_id, amount)
    order by r.account_id
    on conflict (numero_id, account_id) do nothing returning account_id as "accountId"`.execute(tx);
  return new Set(rows.map(({ accountId }) => accountId));
};
