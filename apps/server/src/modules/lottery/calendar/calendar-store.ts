import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import { NUMERO_COLUMNS } from '../numeros/numero-store.ts';
import type { Numero, PlannedNumero } from '../types.ts';

/** A day of a lottery that the staff has changed. */
export interface ChangedDay {
  readonly id: bigint;
  readonly game: string;
  readonly day: string;
  /** The day on which its draws are held instead; null for none. */
  readonly toDay: string | null;
  readonly reason: string;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** A lottery that was turned off, or on again. */
export interface Switch {
  readonly game: string;
  readonly isOn: boolean;
  readonly reason: string;
  readonly changedBy: string;
  readonly changedAt: Date;
}

const kysely = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

const CHANGED_DAY = sql`
  id, game, to_char(day, 'YYYY-MM-DD') as day, to_char(to_day, 'YYYY-MM-DD') as "toDay", reason,
  changed_by as "changedBy", changed_at as "changedAt"`;

/** The changed days that count and are not long over, the earliest first. */
export const listChangedDays = async (on: Database | Transaction, since: string): Promise<ChangedDay[]> => {
  const { rows } = await sql<ChangedDay>`
    select ${CHANGED_DAY} from lottery_calendar
    where lifted_at is null and greatest(day, to_day) >= ${since}::date order by day, game`.execute(
    kysely(on),
  );
  return rows;
};

export const findChangedDay = async (
  on: Database | Transaction,
  id: bigint,
): Promise<ChangedDay | undefined> => {
  const { rows } = await sql<ChangedDay>`
    select ${CHANGED_DAY} from lottery_calendar where id = ${id} and lifted_at is null`.execute(kysely(on));
  return rows[0];
};

export const listSwitches = async (on: Database | Transaction): Promise<Switch[]> => {
  const { rows } = await sql<Switch>`
    select game, is_on as "isOn", reason, changed_by as "changedBy", changed_at as "changedAt"
    from lottery_switch`.execute(kysely(on));
  return rows;
};

export interface By {
  readonly by: string;
  readonly reason: string;
}

export const insertChangedDays = async (
  tx: Transaction,
  changed: readonly Pick<ChangedDay, 'game' | 'day' | 'toDay'>[],
  { by, reason }: By,
): Promise<void> => {
  await sql`
    insert into lottery_calendar (game, day, to_day, reason, changed_by)
    select c.game, c.day, c.to_day, ${reason}, ${by}
    from unnest(${changed.map(({ game }) => game)}::text[], ${changed.map(({ day }) => day)}::date[],
                ${changed.map(({ toDay }) => toDay)}::date[]) as c (game, day, to_day)`.execute(tx);
};

export const liftChangedDay = async (tx: Transaction, id: bigint, by: string): Promise<void> => {
  await sql`
    update lottery_calendar set lifted_at = clock_timestamp(), lifted_by = ${by}
    where id = ${id} and lifted_at is null`.execute(tx);
};

export const putSwitches = async (
  tx: Transaction,
  games: readonly string[],
  isOn: boolean,
  { by, reason }: By,
): Promise<void> => {
  await sql`
    insert into lottery_switch (game, is_on, reason, changed_by)
    select game, ${isOn}, ${reason}, ${by} from unnest(${games}::text[]) as g (game)
    on conflict (game) do update
    set is_on = excluded.is_on, reason = excluded.reason, changed_by = excluded.changed_by,
        changed_at = clock_timestamp()`.execute(tx);
};

/** A numero with what stands on it: orders, and draws of chases that wait for it. */
export type KnownNumero = Numero & { readonly bets: number; readonly stake: Money };

const KNOWN = sql`
  select ${NUMERO_COLUMNS}, (placed.bets + waiting.bets)::int as bets,
         (placed.sum + waiting.sum)::bigint as stake
  from lottery_numero n
  cross join lateral (
    select count(*) as bets, coalesce(sum(o.stake), 0) as sum from lottery_order o
    where o.numero_id = n.id and not o.bet_ids <@ o.cancelled_ids) placed
  cross join lateral (
    select count(*) as bets, coalesce(sum(i.stake), 0) as sum from lottery_chase_item i
    where i.numero_id = n.id and i.state = 'WAITING') waiting`;

/** Numeros as they stand now, by their ids. */
export const findKnown = async (
  tx: Transaction,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, KnownNumero>> => {
  const { rows } = await sql<KnownNumero>`
    ${KNOWN} where n.id = any (${ids}::bigint[]) order by n.id for update of n`.execute(tx);
  return new Map(rows.map((numero) => [numero.id, numero]));
};

/** The numeros of a game that belong to some days. */
export const listKnownOf = async (
  on: Database | Transaction,
  game: string,
  codeDays: readonly string[],
): Promise<KnownNumero[]> => {
  const { rows } = await sql<KnownNumero>`
    ${KNOWN} where left(n.code, 8) = any (${codeDays}::text[]) and n.game = ${game}`.execute(kysely(on));
  return rows;
};

/** The numeros of a game that are not locked. */
export const listUnlockedOf = async (on: Database | Transaction, game: string): Promise<KnownNumero[]> => {
  const { rows } = await sql<KnownNumero>`
    ${KNOWN} where n.game = ${game} and n.state = 'SCHEDULED' and n.locks_at > statement_timestamp()`.execute(
    kysely(on),
  );
  return rows;
};

interface Retimed {
  readonly numero: Pick<KnownNumero, 'id'>;
  readonly planned: Pick<PlannedNumero, 'opensAt' | 'locksAt' | 'drawsAt'>;
}

const timesOf = (all: readonly Retimed[]) => sql`
  unnest(${all.map(({ numero }) => numero.id)}::bigint[],
         ${all.map(({ planned }) => planned.opensAt)}::timestamptz[],
         ${all.map(({ planned }) => planned.locksAt)}::timestamptz[],
         ${all.map(({ planned }) => planned.drawsAt)}::timestamptz[]) as p (id, opens_at, locks_at, draws_at)`;

/** Has numeros drawn at other times; those that are locked stay so. */
export const updateTimes = async (tx: Transaction, moved: readonly Retimed[]): Promise<void> => {
  await sql`
    update lottery_numero n
    set opens_at = least(n.opens_at, p.opens_at),
        locks_at = case when n.state = 'SCHEDULED' then p.locks_at else n.locks_at end,
        draws_at = p.draws_at, state = case when n.state = 'DELAYED' then 'LOCKED' else n.state end
    from ${timesOf(moved)}
    where n.id = p.id and n.state in ('SCHEDULED', 'LOCKED', 'DELAYED')`.execute(tx);
};

/** Has numeros that the calendar called off take bets again. */
export const updateReopened = async (tx: Transaction, reopened: readonly Retimed[]): Promise<void> => {
  await sql`
    update lottery_numero n
    set state = 'SCHEDULED', void_reason = null, finished_at = null, opens_at = p.opens_at,
        locks_at = p.locks_at, draws_at = p.draws_at
    from ${timesOf(reopened)}
    where n.id = p.id and n.state = 'VOID' and n.void_reason = 'CLOSED' and n.locked_at is null`.execute(tx);
};

/** Calls off numeros that nobody has bet on. */
export const updateClosed = async (tx: Transaction, ids: readonly bigint[]): Promise<void> => {
  await sql`
    update lottery_numero
    set state = 'VOID', void_reason = 'CLOSED', finished_at = clock_timestamp()
    where id = any (${ids}::bigint[])`.execute(tx);
};
