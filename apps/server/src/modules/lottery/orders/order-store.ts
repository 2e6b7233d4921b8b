import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { LotteryOrder } from '../types.ts';

const ORDER = sql`id, account_id as "accountId", numero_id as "numeroId", bet_ids as "betIds", stakes, stake,
                  cancelled_ids as "cancelledIds", own_mode as "ownMode", prize_mode as "prizeMode",
                  placed_at as "placedAt"`;

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

export const findOrder = async (
  on: Database | Transaction,
  accountId: bigint,
  id: bigint,
): Promise<LotteryOrder | undefined> => {
  const { rows } = await sql<LotteryOrder>`
    select ${ORDER} from lottery_order where id = ${id} and account_id = ${accountId}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

export const listOrdersBy = async (
  on: Database | Transaction,
  ids: readonly bigint[],
): Promise<Map<bigint, LotteryOrder>> => {
  const { rows } = await sql<LotteryOrder>`
    select ${ORDER} from lottery_order where id = any (${ids}::bigint[])`.execute(
    'pool' in on ? on.kysely : on,
  );
  return new Map(rows.map((order) => [order.id, order]));
};

/** Writes down that bets of an order were taken back. */
export const updateCancelled = async (
  tx: Transaction,
  id: bigint,
  betIds: readonly string[],
): Promise<LotteryOrder> => {
  const { rows } = await sql<LotteryOrder>`
    update lottery_order set cancelled_ids = cancelled_ids || ${betIds}::uuid[] where id = ${id}
    returning ${ORDER}`.execute(tx);
  const [order] = rows;
  if (order === undefined) throw new Error(`order ${id} is gone`);
  return order;
};

/** Writes down that a member took something back. */
export const insertCancel = async (
  tx: Transaction,
  { id, accountId }: Pick<LotteryOrder, 'id' | 'accountId'>,
  betIds: readonly string[],
): Promise<void> => {
  await sql`
    insert into lottery_cancel (account_id, order_id, bet_ids)
    values (${accountId}, ${id}, ${betIds}::uuid[])`.execute(tx);
};

/** How often a member has taken something back since an instant. */
export const countCancels = async (tx: Transaction, accountId: bigint, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lottery_cancel
    where account_id = ${accountId} and cancelled_at >= ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/**
 * How many orders a numero has, and a hash over all their bets in the order in which they came. What was taken back
 * before is not among them.
 */
export const hashOrders = async (
  tx: Transaction,
  numeroId: bigint,
): Promise<{ readonly orders: number; readonly betsHash: string }> => {
  const { rows } = await sql<{ orders: number; betsHash: string }>`
    select count(*)::int as orders,
           encode(sha256(convert_to(coalesce(string_agg(id || ':' || array_to_string(standing, ','), ';' order by id), ''),
                                    'UTF8')), 'hex') as "betsHash"
    from lottery_order o
    cross join lateral (
      select array_agg(b.id order by b.place) as standing from unnest(o.bet_ids) with ordinality b (id, place)
      where b.id <> all (o.cancelled_ids)) s
    where numero_id = ${numeroId} and standing is not null`.execute(tx);
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

/** The bets of a member in a numero that stand, in the order in which they were placed. */
export interface MemberBets {
  readonly accountId: bigint;
  readonly betIds: readonly string[];
}

const LIST_MEMBER_BETS = defineStatement(
  'lottery_list_member_bets',
  `select account_id as "accountId", bet_ids as "betIds", cancelled_ids as "cancelledIds" from lottery_order
   where numero_id = $1 and account_id = any ($2::bigint[]) order by account_id, id`,
);

/** The bets of members in a numero, member by member. */
export const listMemberBets = async (
  on: Database | Transaction,
  numeroId: bigint,
  accountIds: readonly bigint[],
): Promise<MemberBets[]> => {
  const rows = await runStatement<MemberBets & Pick<LotteryOrder, 'cancelledIds'>>(on, LIST_MEMBER_BETS, [
    numeroId,
    accountIds,
  ]);
  return [...Map.groupBy(rows, ({ accountId }) => accountId)].map(([accountId, orders]) => ({
    accountId,
    betIds: orders.flatMap(({ betIds, cancelledIds }) =>
      cancelledIds.length === 0 ? betIds : betIds.filter((id) => !cancelledIds.includes(id)),
    ),
  }));
};
