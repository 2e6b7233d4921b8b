import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { LotteryOrder } from '../types.ts';

const ORDER = sql`id, account_id as "accountId", numero_id as "numeroId", bet_ids as "betIds", stake,
                  own_mode as "ownMode", prize_mode as "prizeMode", placed_at as "placedAt"`;

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
  order: Omit<LotteryOrder, 'id' | 'placedAt'> & { readonly requestId: string },
): Promise<LotteryOrder | undefined> => {
  const { accountId, numeroId, betIds, stake, ownMode, prizeMode, requestId } = order;
  const { rows } = await sql<LotteryOrder>`
    insert into lottery_order (account_id, numero_id, bet_ids, stake, own_mode, prize_mode, request_id)
    values (${accountId}, ${numeroId}, ${betIds}::uuid[], ${stake}, ${ownMode}, ${prizeMode}, ${requestId})
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

/** Whose orders are asked for, of one game where it says so; those alone whose numero has no result yet. */
export interface OrderFilter {
  readonly accountId: bigint;
  readonly game?: string | undefined;
  readonly openOnly: boolean;
}

const UNDECIDED = sql`('SCHEDULED', 'LOCKED', 'DRAWN', 'DELAYED')`;

const matching = ({ accountId, game, openOnly }: OrderFilter) => sql`
  o.account_id = ${accountId}
  and (${game ?? null}::text is null and not ${openOnly} or exists (
    select from lottery_numero n
    where n.id = o.numero_id and (${game ?? null}::text is null or n.game = ${game ?? null})
      and (not ${openOnly} or n.state in ${UNDECIDED})))`;

export const selectOrders = async (
  db: Database,
  filter: OrderFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<LotteryOrder[]> => {
  const { rows } = await sql<LotteryOrder>`
    select ${ORDER} from lottery_order o where ${matching(filter)}
    order by id desc limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export const countOrders = async (db: Database, filter: OrderFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from lottery_order o where ${matching(filter)}`.execute(db.kysely);
  return rows[0]?.total ?? 0;
};

/** The games that a member has bet on last, the last one first. */
export const listRecentGames = async (db: Database, accountId: bigint, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ game: string }>`
    select n.game from (select id, numero_id from lottery_order where account_id = ${accountId}
                        order by id desc limit 1000) o
    join lottery_numero n on n.id = o.numero_id
    group by n.game order by max(o.id) desc limit ${limit}`.execute(db.kysely);
  return rows.map(({ game }) => game);
};
