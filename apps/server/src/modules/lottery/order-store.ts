import type { Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { LotteryOrder } from './types.ts';

const ORDER = sql`id, account_id as "accountId", numero_id as "numeroId", bet_ids as "betIds", stake`;

export const findRequestedOrder = async (
  tx: Transaction,
  accountId: bigint,
  requestId: string,
): Promise<LotteryOrder | undefined> => {
  const { rows } = await sql<LotteryOrder>`
    select ${ORDER} from lottery_order
    where account_id = ${accountId} and request_id = ${requestId}`.execute(tx);
  return rows[0];
};

/** Writes the order down; undefined when its key was used meanwhile. */
export const insertOrder = async (
  tx: Transaction,
  order: Omit<LotteryOrder, 'id'> & { readonly requestId: string },
): Promise<LotteryOrder | undefined> => {
  const { accountId, numeroId, betIds, stake, requestId } = order;
  const { rows } = await sql<LotteryOrder>`
    insert into lottery_order (account_id, numero_id, bet_ids, stake, request_id)
    values (${accountId}, ${numeroId}, ${betIds}::uuid[], ${stake}, ${requestId})
    on conflict (account_id, request_id) do nothing returning ${ORDER}`.execute(tx);
  return rows[0];
};

/** How many orders a numero has, and a hash over all their bets in the order in which they came. */
export const hashOrders = async (
  tx: Transaction,
  numeroId: bigint,
): Promise<{ readonly orders: number; readonly betsHash: string }> => {
  const { rows } = await sql<{ orders: number; betsHash: string }>`
    select count(*)::int as orders,
           encode(sha256(convert_to(coalesce(string_agg(id || ':' || array_to_string(bet_ids, ','), ';' order by id), ''),
                                    'UTF8')), 'hex') as "betsHash"
    from lottery_order where numero_id = ${numeroId}`.execute(tx);
  return rows[0] ?? { orders: 0, betsHash: '' };
};
