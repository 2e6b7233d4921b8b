import type { Money } from '@hintha/money';
import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { LotteryOrder } from '../types.ts';

const LIST_REQUESTED = defineStatement(
  'lottery_list_requested',
  `select o.request_id as "requestId" from unnest($1::bigint[], $2::uuid[]) as asked (account_id, request_id)
   join lottery_order o using (account_id, request_id)`,
);

/** Those of the requests that an order was written for. */
export const listRequestedOrders = async (
  db: Database,
  asked: readonly Pick<WrittenOrder, 'accountId' | 'requestId'>[],
): Promise<ReadonlySet<string>> => {
  const rows = await runStatement<{ requestId: string }>(db, LIST_REQUESTED, [
    asked.map(({ accountId }) => accountId),
    asked.map(({ requestId }) => requestId),
  ]);
  return new Set(rows.map(({ requestId }) => requestId));
};

/** The id of an order that is about to be written. */
export const nextOrderId = async (db: Database): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    select nextval(pg_get_serial_sequence('lottery_order', 'id')) as id`.execute(db.kysely);
  const [next] = rows;
  if (next === undefined) throw new Error('there is no next order');
  return next.id;
};

export interface WrittenOrder extends Omit<LotteryOrder, 'id' | 'placedAt' | 'cancelledIds' | 'stakes'> {
  /** Drawn before, where a numero is called by it. */
  readonly id?: bigint | undefined;
  readonly stakes: readonly Money[];
  readonly requestId: string;
}

// What is a list in a row comes as its text, since an array of lists would have to be as wide everywhere.
const ORDERS = `
  insert into lottery_order (id, account_id, numero_id, bet_ids, stakes, stake, own_mode, prize_mode, request_id)
  overriding system value
  select coalesce(id, nextval(pg_get_serial_sequence('lottery_order', 'id'))), account_id, numero_id, bet_ids::uuid[],
         stakes::bigint[], stake, own_mode, prize_mode, request_id
  from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::smallint[], $7::smallint[],
              $8::uuid[], $9::bigint[])
    as o (account_id, numero_id, bet_ids, stakes, stake, own_mode, prize_mode, request_id, id)`;

const INSERT = defineStatement(
  'lottery_insert_orders',
  `${ORDERS} on conflict (account_id, request_id) do nothing returning id, placed_at as "placedAt"`,
);

/** What the database gives an order. */
export type GivenToOrder = Pick<LotteryOrder, 'id' | 'placedAt'>;

/** Writes an order down; undefined when its key was used before. */
export const insertOrder = async (
  tx: Transaction,
  order: WrittenOrder,
): Promise<LotteryOrder | undefined> => {
  const [row] = await runStatement<GivenToOrder>(tx, INSERT, toOrderColumns([order]));
  return row && toOrder(order, row);
};

/** What writes the orders of members that were accepted, and answers what they are given. */
export const insertOrdersText = (accepted: string): string =>
  `${ORDERS} join ${accepted} a on a.wallet = o.account_id returning account_id, id, placed_at as "placedAt"`;

/** The parameters of `insertOrdersText`. */
export const toOrderColumns = (orders: readonly WrittenOrder[]): unknown[] => [
  orders.map(({ accountId }) => accountId),
  orders.map(({ numeroId }) => numeroId),
  orders.map(({ betIds }) => `{${betIds.join(',')}}`),
  orders.map(({ stakes }) => `{${stakes.join(',')}}`),
  orders.map(({ stake }) => stake),
  orders.map(({ ownMode }) => ownMode),
  orders.map(({ prizeMode }) => prizeMode),
  orders.map(({ requestId }) => requestId),
  orders.map(({ id }) => id ?? null),
];

export const toOrder = (order: WrittenOrder, { id, placedAt }: GivenToOrder): LotteryOrder => {
  const { requestId: _, ...rest } = order;
  return { ...rest, id, placedAt, cancelledIds: [] };
};
