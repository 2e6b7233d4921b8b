import { type Database, defineStatement, lockNames, runStatement, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Sport, SportsEvent } from '../types.ts';

/** In play a feed that has been silent for so long by the database's clock is not relied on. */
export const EVENT_COLUMNS = (silenceSeconds: string): string => `
  e.id, e.code, e.sport, e.league, l.name as "leagueName", l.tier, l.commission, e.home, e.away,
  e.starts_at as "startsAt", e.outright, e.ends_at as "endsAt", e.best_of as "bestOf", e.state, e.is_off as "isOff", e.period,
  e.clock_seconds as "clockSeconds", e.clock_at as "clockAt", e.is_clock_running as "isClockRunning",
  e.home_score as "homeScore", e.away_score as "awayScore", e.standing, e.incidents, e.is_danger as "isDanger",
  e.is_suspended as "isSuspended", e.result, e.decided_at as "decidedAt", e.version, e.void_reason as "voidReason",
  e.finished_at as "finishedAt", clock_timestamp() < e.starts_at as "isAhead",
  e.heard_at > clock_timestamp() - ${silenceSeconds} * interval '1 second' as "isHeard"`;

const FROM = 'from sports_event e join sports_league l on l.code = e.league';

const FIND = defineStatement(
  'sports_find_events',
  `select ${EVENT_COLUMNS('$2::integer')} ${FROM} where e.id = any ($1::bigint[])`,
);

/** Events by their ids, those that there are. */
export const findEvents = async (
  on: Database | Transaction,
  ids: readonly bigint[],
  silenceSeconds: number,
): Promise<Map<bigint, SportsEvent>> => {
  const rows = await runStatement<SportsEvent>(on, FIND, [ids, silenceSeconds]);
  return new Map(rows.map((event) => [event.id, event]));
};

type NamedEvent = Pick<SportsEvent, 'home' | 'away' | 'outright' | 'leagueName'>;

const FIND_NAMES = defineStatement(
  'sports_find_event_names',
  `select e.id, e.home, e.away, e.outright, l.name as "leagueName" ${FROM} where e.id = any ($1::bigint[])`,
);

/** What events are called by, by their ids. */
export const findEventNames = async (
  db: Database,
  ids: readonly bigint[],
): Promise<Map<bigint, NamedEvent>> => {
  const rows = await runStatement<NamedEvent & { id: bigint }>(db, FIND_NAMES, [ids]);
  return new Map(rows.map((event) => [event.id, event]));
};

export interface EventFilter {
  readonly sport: Sport;
  readonly league: string | null;
  /** Those that are played, and those that start before and from an instant on. */
  readonly isLive: boolean;
  readonly startsBefore: Date | null;
  readonly startsFrom: Date | null;
}

const LIST = defineStatement(
  'sports_list_events',
  `select ${EVENT_COLUMNS('$6::integer')} ${FROM}
   where e.sport = $1 and e.outright is null and e.state in ('SCHEDULED', 'LIVE') and ($2::text is null or e.league = $2)
     and (e.state = 'LIVE' or (not $3 and not e.is_off and e.starts_at > clock_timestamp() - interval '10 minutes'))
     and ($4::timestamptz is null or e.starts_at < $4 and e.state = 'SCHEDULED')
     and ($5::timestamptz is null or e.starts_at >= $5 and e.state = 'SCHEDULED')
   order by e.state = 'SCHEDULED', l.position, e.league, e.starts_at, e.id limit 1000`,
);

/** Events that can be bet on: those in play first, league by league. */
export const listEvents = (
  db: Database,
  { sport, league, isLive, startsBefore, startsFrom }: EventFilter,
  silenceSeconds: number,
): Promise<SportsEvent[]> =>
  runStatement<SportsEvent>(db, LIST, [sport, league, isLive, startsBefore, startsFrom, silenceSeconds]);

/** How many events are played, and how many are ahead before an instant and after it. */
export const countEvents = async (
  db: Database,
  sport: Sport,
  dayEnds: Date,
): Promise<{ readonly live: number; readonly today: number; readonly early: number }> => {
  const { rows } = await sql<{ live: number; today: number; early: number }>`
    select count(*) filter (where state = 'LIVE')::int as live,
           count(*) filter (where state = 'SCHEDULED' and starts_at < ${dayEnds})::int as today,
           count(*) filter (where state = 'SCHEDULED' and starts_at >= ${dayEnds})::int as early
    from sports_event
    where sport = ${sport} and outright is null and state in ('SCHEDULED', 'LIVE')
      and (state = 'LIVE' or not is_off and starts_at > clock_timestamp() - interval '10 minutes')`.execute(
    db.kysely,
  );
  return rows[0] ?? { live: 0, today: 0, early: 0 };
};

const LIST_OUTRIGHTS = defineStatement(
  'sports_list_outrights',
  `select ${EVENT_COLUMNS('$3::integer')} ${FROM}
   where e.sport = $1 and e.outright is not null and ($2::text is null or e.league = $2)
     and (e.state in ('SCHEDULED', 'LIVE', 'ENDED') and not e.is_off
          or e.id = (select o.id from sports_event o
                     where o.league = e.league and o.outright is not null
                       and o.state in ('CONFIRMED', 'SETTLING', 'SETTLED', 'RESETTLING')
                     order by o.ends_at desc limit 1))
   order by case e.state when 'SCHEDULED' then 0 when 'LIVE' then 1 when 'ENDED' then 1 else 2 end,
            l.position, e.league, e.ends_at desc, e.id limit 200`,
);

/** Of each league the outrights that can be bet on, then those that wait for their end, then the last that was decided. */
export const listOutrights = (
  db: Database,
  { sport, league }: Pick<EventFilter, 'sport' | 'league'>,
  silenceSeconds: number,
): Promise<SportsEvent[]> => runStatement<SportsEvent>(db, LIST_OUTRIGHTS, [sport, league, silenceSeconds]);

/** Events between two instants that are over, the latest first. */
export const listOver = async (
  db: Database,
  sport: Sport,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<SportsEvent[]> => {
  const { rows } = await sql<SportsEvent>`
    select ${sql.raw(EVENT_COLUMNS('20'))} ${sql.raw(FROM)}
    where e.sport = ${sport} and e.outright is null and e.starts_at >= ${from} and e.starts_at < ${to}
      and e.state not in ('SCHEDULED', 'LIVE')
    order by e.starts_at desc, e.id limit 1000`.execute(db.kysely);
  return rows;
};

/** What the clock says that decides which bets are in time. */
export const readClock = async (db: Database): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db.kysely);
  const [{ now } = { now: new Date(Number.NaN) }] = rows;
  return now;
};

const nameOf = (id: bigint): string => `sports event ${id}`;

// In one order, so that tickets with events in common never wait crosswise.
const SHARE = defineStatement(
  'sports_share_events',
  `select pg_advisory_xact_lock_shared(key) from (
     select hashtextextended(name, 0) as key from unnest($1::text[]) n (name) order by 1
   ) locks`,
);

/**
 * Keeps events from being decided before the transaction has ended. Tickets share a lock that is no row: a row that all
 * of them share would be written by each.
 */
export const shareEvents = async (tx: Transaction, ids: readonly bigint[]): Promise<void> => {
  await runStatement(tx, SHARE, [[...new Set(ids)].map(nameOf)]);
};

/** The event as it is until the transaction ends, once every ticket on its way has ended. */
export const lockEvent = async (tx: Transaction, id: bigint): Promise<SportsEvent | undefined> => {
  await lockNames(tx, [nameOf(id)]);
  const { rows } = await sql<SportsEvent>`
    select ${sql.raw(EVENT_COLUMNS('20'))} ${sql.raw(FROM)} where e.id = ${id} for update of e`.execute(tx);
  return rows[0];
};

export interface Incident {
  readonly kind: string;
  readonly side: 'home' | 'away' | null;
  readonly minute: string | null;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** What happened in an event, in order. */
export const listIncidents = async (db: Database, eventId: bigint): Promise<Incident[]> => {
  const { rows } = await sql<Incident>`
    select kind, side, minute, home_score as "homeScore", away_score as "awayScore" from sports_incident
    where event_id = ${eventId} order by number limit 500`.execute(db.kysely);
  return rows;
};
