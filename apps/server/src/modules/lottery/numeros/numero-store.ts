import { type Database, defineStatement, lockNames, runStatement, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Numero, PlannedNumero } from '../types.ts';

const COLUMNS = `
  id, game, code, opens_at as "opensAt", locks_at as "locksAt", draws_at as "drawsAt", state, orders,
  bets_hash as "betsHash", entropy, result, drawn_at as "drawnAt", version, void_reason as "voidReason",
  finished_at as "finishedAt"`;
const NUMERO = sql.raw(COLUMNS);

/** Writes down those that are not there yet; answers how many they were. */
export const insertNumeros = async (
  on: Database | Transaction,
  planned: readonly PlannedNumero[],
): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into lottery_numero (game, code, opens_at, locks_at, draws_at)
    select * from unnest(${planned.map(({ game }) => game)}::text[], ${planned.map(({ code }) => code)}::text[],
                         ${planned.map(({ opensAt }) => opensAt)}::timestamptz[],
                         ${planned.map(({ locksAt }) => locksAt)}::timestamptz[],
                         ${planned.map(({ drawsAt }) => drawsAt)}::timestamptz[])
    on conflict (game, code) do nothing`.execute('pool' in on ? on.kysely : on);
  return Number(numAffectedRows ?? 0n);
};

/** What the clock says that decides which bets are in time. */
export const readClock = async (db: Database): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db.kysely);
  const [{ now } = { now: new Date(Number.NaN) }] = rows;
  return now;
};

/** How many numeros of each game there are whose code begins with a day and that lock after a moment. */
export const countAhead = async (
  db: Database,
  codeDay: string,
  after: Date,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ game: string; count: number }>`
    select game, count(*)::int as count from lottery_numero
    where left(code, 8) = ${codeDay} and locks_at > ${after} group by game`.execute(db.kysely);
  return new Map(rows.map(({ game, count }) => [game, count]));
};

// Names are locked in one order, so that orders with numeros in common never wait crosswise. Who waits for longer than it
// may gives up here and at each later lock.
const SHARE_NAMES = defineStatement(
  'lottery_share_names',
  `with patience as materialized (select set_config('lock_timeout', $2, true))
   select pg_advisory_xact_lock_shared(key) from patience, (
     select hashtextextended(name, 0) as key from unnest($1::text[]) n (name) order by 1
   ) locks`,
);

// Behind the lock, so that it sees what was written before it.
const FIND_OPEN = defineStatement(
  'lottery_find_open',
  `select ${COLUMNS},
          state = 'SCHEDULED' and clock_timestamp() >= opens_at and clock_timestamp() < locks_at as "isOpen"
   from lottery_numero join unnest($1::text[], $2::text[]) as asked (game, code) using (game, code)`,
);

export interface SharedNumero extends Numero {
  /** Whether it takes bets by the database's clock. */
  readonly isOpen: boolean;
}

/**
 * Numeros that nobody locks before the transaction has ended, those that there are. Orders share a lock
 * that is no row: a row that all of them share would be written by each.
 *
 * @param waitMs How long this lock and every later one of the transaction is waited for; zero is as long as it takes.
 */
export const shareNumeros = async (
  tx: Transaction,
  asked: readonly Pick<Numero, 'game' | 'code'>[],
  waitMs = 0,
): Promise<SharedNumero[]> => {
  await runStatement(tx, SHARE_NAMES, [asked.map(nameOf), String(waitMs)]);
  return runStatement<SharedNumero>(tx, FIND_OPEN, [
    asked.map(({ game }) => game),
    asked.map(({ code }) => code),
  ]);
};

/** One numero that nobody locks before the transaction has ended. */
export const shareNumero = async (
  tx: Transaction,
  asked: Pick<Numero, 'game' | 'code'>,
): Promise<SharedNumero | undefined> => (await shareNumeros(tx, [asked]))[0];

const nameOf = ({ game, code }: Pick<Numero, 'game' | 'code'>): string => `numero ${game}/${code}`;

/** Comes when every order on its way to one of the numeros has ended; none follows before the transaction has. */
export const waitForOrders = (
  tx: Transaction,
  numeros: readonly Pick<Numero, 'game' | 'code'>[],
): Promise<void> => lockNames(tx, numeros.map(nameOf));

/** The numero as it is until the transaction ends, once every order on its way has ended. */
export const lockNumero = async (
  tx: Transaction,
  { id, game, code }: Pick<Numero, 'id' | 'game' | 'code'>,
): Promise<Numero | undefined> => {
  await waitForOrders(tx, [{ game, code }]);
  const { rows } = await sql<Numero>`
    select ${NUMERO} from lottery_numero where id = ${id} for update`.execute(tx);
  return rows[0];
};

export const findNumero = async (db: Database, game: string, code: string): Promise<Numero | undefined> => {
  const { rows } = await sql<Numero>`
    select ${NUMERO} from lottery_numero where game = ${game} and code = ${code}`.execute(db.kysely);
  return rows[0];
};

/** What the clock says that decides, and whether a numero takes bets for so many seconds yet. */
export const readTimeLeft = async (
  tx: Transaction,
  id: bigint,
  seconds: number,
): Promise<{ readonly now: Date; readonly isOpen: boolean }> => {
  const { rows } = await sql<{ now: Date; isOpen: boolean }>`
    select clock_timestamp() as now,
           state = 'SCHEDULED' and clock_timestamp() < locks_at - ${seconds} * interval '1 second' as "isOpen"
    from lottery_numero where id = ${id}`.execute(tx);
  const [read] = rows;
  if (read === undefined) throw new Error(`numero ${id} is gone`);
  return read;
};

/**
 * Numeros whose time for bets is over by the database's clock and that are not locked yet, the oldest first. Lists go by
 * the time of the statement: `clock_timestamp()` changes from row to row, so that no index can be searched with it.
 */
export const listUnlocked = async (db: Database, limit: number): Promise<Numero[]> => {
  const { rows } = await sql<Numero>`
    select ${NUMERO} from lottery_numero where state = 'SCHEDULED' and locks_at <= statement_timestamp()
    order by locks_at limit ${limit}`.execute(db.kysely);
  return rows;
};

export const updateLocked = async (
  tx: Transaction,
  { id, orders, betsHash, entropy }: Pick<Numero, 'id' | 'orders' | 'betsHash' | 'entropy'>,
): Promise<void> => {
  await sql`
    update lottery_numero
    set state = 'LOCKED', orders = ${orders}, bets_hash = ${betsHash}, entropy = ${entropy},
        locked_at = clock_timestamp()
    where id = ${id}`.execute(tx);
};

/** Has a numero take no more bets from now on, whatever its time was, and be drawn at once. */
export const closeNow = async (tx: Transaction, id: bigint): Promise<void> => {
  await sql`
    update lottery_numero
    set locks_at = clock_timestamp(), draws_at = clock_timestamp() + interval '1 millisecond'
    where id = ${id} and state = 'SCHEDULED'`.execute(tx);
};

/** The columns of a numero, for the other stores of the module. */
export const NUMERO_COLUMNS = NUMERO;

const TIMES = sql`n.game, n.code, n.opens_at as "opensAt", n.locks_at as "locksAt", n.draws_at as "drawsAt"`;

/** A numero that does not lock yet; it may not be open yet either. */
export type AheadNumero = PlannedNumero & { readonly isOpen: boolean };

/** The numeros of games that lock next, so many of each, in that order. */
export const listAhead = async (
  db: Database,
  games: readonly string[],
  each: number,
): Promise<AheadNumero[]> => {
  const { rows } = await sql<AheadNumero>`
    select ${TIMES}, n.opens_at <= statement_timestamp() as "isOpen" from unnest(${games}::text[]) as asked (game)
    cross join lateral (
      select * from lottery_numero n
      where n.game = asked.game and n.locks_at > statement_timestamp() and n.state = 'SCHEDULED'
      order by n.locks_at limit ${each}) n`.execute(db.kysely);
  return rows;
};

/** A numero whose result is known to everybody. */
export type PublishedNumero = Pick<Numero, 'game' | 'code' | 'drawsAt'> & {
  readonly result: NonNullable<Numero['result']>;
  readonly drawnAt: Date;
};

/** The latest results of games, so many of each, the last one first. */
export const listPublished = async (
  db: Database,
  games: readonly string[],
  each: number,
): Promise<PublishedNumero[]> => {
  const { rows } = await sql<PublishedNumero>`
    select n.game, n.code, n.draws_at as "drawsAt", n.result, n.drawn_at as "drawnAt" from unnest(${games}::text[]) as asked (game)
    cross join lateral (
      select * from lottery_numero n
      where n.game = asked.game and n.locks_at <= statement_timestamp()
        and n.state in ('CONFIRMED', 'SETTLING', 'SETTLED', 'RESETTLING')
      order by n.locks_at desc limit ${each}) n`.execute(db.kysely);
  return rows;
};

/** A page of the numeros of a game that are locked, or one of them, the last one first, and how many there are. */
export const listLocked = async (
  db: Database,
  { game, code }: { readonly game: string; readonly code: string | null },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly numeros: Numero[]; readonly total: number }> => {
  const isAsked = code === null ? sql`game = ${game}` : sql`game = ${game} and code = ${code}`;
  const isLocked = sql`${isAsked} and locks_at <= statement_timestamp() and state <> 'SCHEDULED'`;
  const { rows } = await sql<Numero>`
    select ${NUMERO} from lottery_numero where ${isLocked}
    order by locks_at desc limit ${limit} offset ${offset}`.execute(db.kysely);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from lottery_numero where ${isLocked}`.execute(db.kysely);
  return { numeros: rows, total: counted[0]?.total ?? 0 };
};

/** Those of some numeros that there are, by what they are called. */
export const findNumerosBy = async (
  db: Database,
  asked: readonly Pick<Numero, 'game' | 'code'>[],
): Promise<Map<string, Numero>> => {
  const { rows } = await sql<Numero>`
    select ${NUMERO} from lottery_numero
    join unnest(${asked.map(({ game }) => game)}::text[], ${asked.map(({ code }) => code)}::text[])
      as asked (game, code) using (game, code)`.execute(db.kysely);
  return new Map(rows.map((numero) => [`${numero.game}/${numero.code}`, numero]));
};

export const findNumeros = async (
  on: Database | Transaction,
  ids: readonly bigint[],
): Promise<Map<bigint, Numero>> => {
  const { rows } = await sql<Numero>`
    select ${NUMERO} from lottery_numero where id = any (${ids}::bigint[])`.execute(
    'pool' in on ? on.kysely : on,
  );
  return new Map(rows.map((numero) => [numero.id, numero]));
};
