import { type Database, defineStatement, lockNames, runStatement, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Fight } from '../types.ts';

const COLUMNS = `
  f.id, f.event_id as "eventId", e.arena, e.code as event, f.number, f.meron, f.wala, f.state, f.plasada,
  f.draw_mode as "drawMode", f.opened_at as "openedAt", f.closes_at as "closesAt", f.closed_at as "closedAt",
  f.released_at as "releasedAt", f.meron_stake as "meronStake", f.wala_stake as "walaStake",
  f.draw_stake as "drawStake", f.bets, f.net, f.meron_dividend as "meronDividend",
  f.wala_dividend as "walaDividend", f.result, f.result_at as "resultAt", f.version, f.draw_total as "drawTotal",
  f.draw_shared as "drawShared", f.paid, f.breakage, f.settled_at as "settledAt",
  f.cancel_reason as "cancelReason", f.finished_at as "finishedAt", f.feed_number as "feedNumber"`;

/** The columns of a fight `f` on its card `e`, for the other stores of the module. */
export const FIGHT_COLUMNS = sql.raw(COLUMNS);
export const FROM_FIGHTS = sql.raw('from sabong_fight f join sabong_event e on e.id = f.event_id');

const nameOf = (id: bigint): string => `fight ${id}`;

// Names are locked in one order, so that bets on fights in common never wait crosswise. Who waits for longer than it may
// gives up here and at each later lock.
const SHARE_NAMES = defineStatement(
  'sabong_share_names',
  `with patience as materialized (select set_config('lock_timeout', $2, true))
   select pg_advisory_xact_lock_shared(key) from patience, (
     select hashtextextended(name, 0) as key from unnest($1::text[]) n (name) order by 1
   ) locks`,
);

// Behind the lock, so that it sees what was written before it.
const FIND_OPEN = defineStatement(
  'sabong_find_open',
  `select ${COLUMNS}, a.most_pool as "mostPool", a.is_on as "isOn",
          f.state in ('OPEN', 'LAST_CALL') and clock_timestamp() < f.closes_at as "isOpen",
          array(select pick from sabong_block b where b.fight_id = f.id and b.lifted_at is null) as blocked
   from sabong_fight f join sabong_event e on e.id = f.event_id join sabong_arena a on a.code = e.arena
   where f.id = any ($1::bigint[])`,
);

/** A fight with what decides whether it takes a bet. */
export interface SharedFight extends Fight {
  /** By the database's clock. */
  readonly isOpen: boolean;
  /** Whether its arena is. */
  readonly isOn: boolean;
  readonly mostPool: Fight['net'];
  readonly blocked: readonly string[];
}

/**
 * Fights that nobody closes before the transaction has ended, those that there are. Bets share a lock that is no row: a
 * row that all of them share would be written by each.
 *
 * @param waitMs How long this lock and every later one of the transaction is waited for; zero is as long as it takes.
 */
export const shareFights = async (
  tx: Transaction,
  ids: readonly bigint[],
  waitMs = 0,
): Promise<SharedFight[]> => {
  await runStatement(tx, SHARE_NAMES, [ids.map(nameOf), String(waitMs)]);
  return runStatement<SharedFight>(tx, FIND_OPEN, [ids]);
};

/** The fight as it is until the transaction ends, once every bet on its way has ended. */
export const lockFight = async (tx: Transaction, id: bigint): Promise<Fight | undefined> => {
  await lockNames(tx, [nameOf(id)]);
  const { rows } = await sql<Fight>`
    select ${FIGHT_COLUMNS} ${FROM_FIGHTS} where f.id = ${id} for update of f`.execute(tx);
  return rows[0];
};

const on = (at: Database | Transaction) => ('pool' in at ? at.kysely : at);

export const findFight = async (at: Database | Transaction, id: bigint): Promise<Fight | undefined> => {
  const { rows } = await sql<Fight>`
    select ${FIGHT_COLUMNS} ${FROM_FIGHTS} where f.id = ${id}`.execute(on(at));
  return rows[0];
};

export const findFights = async (db: Database, ids: readonly bigint[]): Promise<Map<bigint, Fight>> => {
  const { rows } = await sql<Fight>`
    select ${FIGHT_COLUMNS} ${FROM_FIGHTS} where f.id = any (${ids}::bigint[])`.execute(db.kysely);
  return new Map(rows.map((fight) => [fight.id, fight]));
};

/** What the clock says that decides which bets are in time. */
export const readClock = async (at: Database | Transaction): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(on(at));
  const [{ now } = { now: new Date(Number.NaN) }] = rows;
  return now;
};

export const findFightId = async (
  db: Database,
  { arena, event, number }: Pick<Fight, 'arena' | 'event' | 'number'>,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    select f.id ${FROM_FIGHTS} where e.arena = ${arena} and e.code = ${event} and f.number = ${number}`.execute(
    db.kysely,
  );
  return rows[0]?.id;
};

/** The latest card of an arena with its fights, in their order. */
export const listCard = async (db: Database, arena: string): Promise<Fight[]> => {
  const { rows } = await sql<Fight>`
    select ${FIGHT_COLUMNS} ${FROM_FIGHTS}
    where f.event_id = (select id from sabong_event where arena = ${arena} order by code desc limit 1)
    order by f.number`.execute(db.kysely);
  return rows;
};

/** A page of the fights of an arena that are over, the last one first, and how many there are. */
export const listOver = async (
  db: Database,
  arena: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly fights: Fight[]; readonly total: number }> => {
  const isOver = sql`
    e.arena = ${arena} and f.state in ('SETTLED', 'RESETTLING', 'CANCELLED') and f.opened_at is not null`;
  const { rows } = await sql<Fight>`
    select ${FIGHT_COLUMNS} ${FROM_FIGHTS} where ${isOver}
    order by e.code desc, f.number desc limit ${limit} offset ${offset}`.execute(db.kysely);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${FROM_FIGHTS} where ${isOver}`.execute(db.kysely);
  return { fights: rows, total: counted[0]?.total ?? 0 };
};

/** Of each arena the fight of its latest card that is on, or comes next, or was the last; with how far the card is. */
export const listCurrent = async (
  db: Database,
  arenas: readonly string[],
): Promise<(Fight & { readonly fights: number; readonly over: number })[]> => {
  const { rows } = await sql<Fight & { fights: number; over: number }>`
    select c.* from unnest(${arenas}::text[]) a (code)
    cross join lateral (
      select ${FIGHT_COLUMNS}, count(*) over ()::int as fights,
             (count(*) filter (where f.state in ('SETTLED', 'RESETTLING', 'CANCELLED')) over ())::int as over
      ${FROM_FIGHTS}
      where f.event_id = (select id from sabong_event where arena = a.code order by code desc limit 1)
      order by f.state in ('SETTLED', 'RESETTLING', 'CANCELLED'), f.state = 'UPCOMING',
               case when f.state in ('SETTLED', 'RESETTLING', 'CANCELLED') then -f.number else f.number end
      limit 1) c`.execute(db.kysely);
  return rows;
};

/** The fights of arenas that are on, and those that were so until a moment ago. */
export const listLive = async (db: Database, arenas: readonly string[]): Promise<Fight[]> => {
  const { rows } = await sql<Fight>`
    select ${FIGHT_COLUMNS} ${FROM_FIGHTS}
    where f.state <> 'UPCOMING' and e.arena = any (${arenas}::text[])
      and (f.finished_at is null or f.finished_at > clock_timestamp() - interval '10 seconds')
      and f.event_id in (select max(id) from sabong_event group by arena)
    order by f.id`.execute(db.kysely);
  return rows;
};

/** The fights that take bets now. */
export const listOpenFights = async (db: Database): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from sabong_fight
    where state in ('OPEN', 'LAST_CALL') and finished_at is null and clock_timestamp() < closes_at
    order by id limit 100`.execute(db.kysely);
  return rows.map(({ id }) => id);
};
