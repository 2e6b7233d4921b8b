import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Chase, ChaseItem } from './types.ts';

const CHASE = sql`
  id, account_id as "accountId", game, play, pick, unit_stake as "unitStake", prize_mode as "prizeMode",
  stop_on_win as "stopOnWin", stake, state, hold_id as "holdId", holds, created_at as "createdAt"`;

const ITEM = sql`
  chase_id as "chaseId", position, numero_id as "numeroId", multiple, stake, state, order_id as "orderId",
  request_id as "requestId"`;

export type NewChase = Omit<Chase, 'id' | 'state' | 'holdId' | 'holds' | 'createdAt'> & {
  readonly requestId: string;
};

/** Writes a chase down; undefined when its key was used before. */
export const insertChase = async (tx: Transaction, chase: NewChase): Promise<Chase | undefined> => {
  const { accountId, game, play, pick, unitStake, prizeMode, stopOnWin, stake, requestId } = chase;
  const { rows } = await sql<Chase>`
    insert into lottery_chase (account_id, game, play, pick, unit_stake, prize_mode, stop_on_win, stake, request_id)
    values (${accountId}, ${game}, ${play}, ${pick}, ${unitStake}, ${prizeMode}, ${stopOnWin}, ${stake}, ${requestId})
    on conflict (account_id, request_id) do nothing returning ${CHASE}`.execute(tx);
  return rows[0];
};

export const insertItems = async (
  tx: Transaction,
  chaseId: bigint,
  items: readonly Pick<ChaseItem, 'numeroId' | 'multiple' | 'stake'>[],
): Promise<void> => {
  await sql`
    insert into lottery_chase_item (chase_id, position, numero_id, multiple, stake)
    select ${chaseId}, i.place, i.numero_id, i.multiple, i.stake
    from unnest(${items.map(({ numeroId }) => numeroId)}::bigint[],
                ${items.map(({ multiple }) => multiple)}::integer[],
                ${items.map(({ stake }) => stake)}::bigint[]) with ordinality i (numero_id, multiple, stake, place)`.execute(
    tx,
  );
};

export const findRequestedChase = async (
  on: Database | Transaction,
  accountId: bigint,
  requestId: string,
): Promise<Chase | undefined> => {
  const { rows } = await sql<Chase>`
    select ${CHASE} from lottery_chase where account_id = ${accountId} and request_id = ${requestId}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

export const findChase = async (db: Database, id: bigint): Promise<Chase | undefined> => {
  const { rows } = await sql<Chase>`select ${CHASE} from lottery_chase where id = ${id}`.execute(db.kysely);
  return rows[0];
};

/** The chase until the transaction ends. It is locked before the numeros and the wallet. */
export const lockChase = async (tx: Transaction, id: bigint): Promise<Chase | undefined> => {
  const { rows } = await sql<Chase>`
    select ${CHASE} from lottery_chase where id = ${id} for update`.execute(tx);
  return rows[0];
};

/** The items of chases, each chase's in their order. */
export const listItems = async (
  on: Database | Transaction,
  chaseIds: readonly bigint[],
): Promise<ChaseItem[]> => {
  const { rows } = await sql<ChaseItem>`
    select ${ITEM} from lottery_chase_item where chase_id = any (${chaseIds}::bigint[])
    order by chase_id, position`.execute('pool' in on ? on.kysely : on);
  return rows;
};

/** Brings items of a chase to a state. */
export const updateItems = async (
  tx: Transaction,
  chaseId: bigint,
  items: readonly Pick<ChaseItem, 'position'>[],
  state: ChaseItem['state'],
): Promise<void> => {
  if (items.length === 0) return;
  await sql`
    update lottery_chase_item set state = ${state}
    where chase_id = ${chaseId} and position = any (${items.map(({ position }) => position)}::smallint[])`.execute(
    tx,
  );
};

export const updatePlaced = async (
  tx: Transaction,
  { chaseId, position }: ChaseItem,
  orderId: bigint,
): Promise<void> => {
  await sql`
    update lottery_chase_item set state = 'PLACED', order_id = ${orderId}
    where chase_id = ${chaseId} and position = ${position}`.execute(tx);
};

/** Notes the hold of what waits, and ends a chase of which nothing waits and nothing is undecided. */
export const updateHeld = async (
  tx: Transaction,
  { id, holds }: Chase,
  holdId: bigint | null,
): Promise<void> => {
  await sql`
    update lottery_chase c
    set hold_id = ${holdId}, holds = ${holdId === null ? holds : holds + 1},
        state = case when exists (select from lottery_chase_item i
                                  where i.chase_id = c.id and i.state in ('WAITING', 'PLACED'))
                     then 'RUNNING' else 'ENDED' end
    where id = ${id}`.execute(tx);
};

const IS_OPEN = sql`
  (n.state = 'SCHEDULED' and n.opens_at <= clock_timestamp() and n.locks_at > clock_timestamp())`;
const IS_OVER = sql`(n.state <> 'SCHEDULED' or n.locks_at <= clock_timestamp())`;

/** Of those numeros the ones that are open, and those that take no bets any more, by the clock that decides. */
export const readTimes = async (
  tx: Transaction,
  numeroIds: readonly bigint[],
): Promise<Map<bigint, { readonly isOpen: boolean; readonly isOver: boolean }>> => {
  const { rows } = await sql<{ id: bigint; isOpen: boolean; isOver: boolean }>`
    select id, ${IS_OPEN} as "isOpen", ${IS_OVER} as "isOver" from lottery_numero n
    where id = any (${numeroIds}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, ...times }) => [id, times]));
};

/** The chases with something to do: a numero has opened, is over without a bet, or was settled or called off. */
export const listDue = async (db: Database, limit: number): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select distinct i.chase_id as id from lottery_chase_item i join lottery_numero n on n.id = i.numero_id
    where (i.state = 'WAITING' and (${IS_OPEN} or ${IS_OVER}))
       or (i.state = 'PLACED' and n.state in ('SETTLED', 'VOID'))
    order by 1 limit ${limit}`.execute(db.kysely);
  return rows.map(({ id }) => id);
};

/** The chases that wait for the result of a numero. */
export const listWaitingFor = async (db: Database, numeroId: bigint): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select chase_id as id from lottery_chase_item
    where numero_id = ${numeroId} and state in ('WAITING', 'PLACED') order by 1`.execute(db.kysely);
  return rows.map(({ id }) => id);
};

/** In how many milliseconds the next numero opens that an item waits for; null when none does. */
export const readNextOpening = async (db: Database): Promise<number | null> => {
  const { rows } = await sql<{ waits: number | null }>`
    select (extract(epoch from min(n.opens_at) - clock_timestamp()) * 1000)::float8 as waits
    from lottery_chase_item i join lottery_numero n on n.id = i.numero_id
    where i.state = 'WAITING' and n.state = 'SCHEDULED' and n.opens_at > clock_timestamp()`.execute(
    db.kysely,
  );
  return rows[0]?.waits ?? null;
};

interface ChaseFilter {
  readonly accountId: bigint;
  readonly game: string | null;
}

const matching = ({ accountId, game }: ChaseFilter) =>
  sql`account_id = ${accountId} and (${game}::text is null or game = ${game})`;

export const selectChases = async (
  db: Database,
  filter: ChaseFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Chase[]> => {
  const { rows } = await sql<Chase>`
    select ${CHASE} from lottery_chase where ${matching(filter)}
    order by id desc limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};

export const countChases = async (db: Database, filter: ChaseFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from lottery_chase where ${matching(filter)}`.execute(db.kysely);
  return rows[0]?.total ?? 0;
};

/** What the items that wait come to. */
export const sumWaiting = async (tx: Transaction, chaseId: bigint): Promise<Money> => {
  const { rows } = await sql<{ sum: Money }>`
    select coalesce(sum(stake), 0)::bigint as sum from lottery_chase_item
    where chase_id = ${chaseId} and state = 'WAITING'`.execute(tx);
  return rows[0]?.sum ?? (0n as Money);
};

/** Cancels every item that is no bet yet. */
export const cancelWaiting = async (tx: Transaction, chaseId: bigint): Promise<void> => {
  await sql`
    update lottery_chase_item set state = 'CANCELLED' where chase_id = ${chaseId} and state = 'WAITING'`.execute(
    tx,
  );
};
