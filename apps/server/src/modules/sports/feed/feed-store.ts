import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import type { FeedMessageOf } from '@hintha/vendor-protocol/feed';
import { sql } from 'kysely';

type Fixture = FeedMessageOf<'fixture'>;
type OutrightMessage = FeedMessageOf<'outright'>;
type State = FeedMessageOf<'state'>;
type IncidentMessage = FeedMessageOf<'incident'>;

const UPSERT_LEAGUES = defineStatement(
  'sports_upsert_leagues',
  `insert into sports_league (code, sport, name)
   select distinct on (code) code, sport, name from unnest($1::text[], $2::text[], $3::text[]) l (code, sport, name)
   on conflict (code) do nothing`,
);

// What has begun keeps what it began with, but for a start that the feed puts off.
const UPSERT_EVENTS = defineStatement(
  'sports_upsert_events',
  `insert into sports_event as e (code, sport, league, home, away, starts_at, best_of, fixture_number)
   select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::smallint[],
                        $8::bigint[])
   on conflict (code) do update
     set starts_at = excluded.starts_at, home = excluded.home, away = excluded.away,
         fixture_number = excluded.fixture_number
     where e.fixture_number < excluded.fixture_number and e.state = 'SCHEDULED' and e.outright is null
   returning id`,
);

/** Writes leagues and events down that were not known, and what is new of those that have not begun. */
export const upsertFixtures = async (tx: Transaction, fixtures: readonly Fixture[]): Promise<bigint[]> => {
  await upsertLeagues(tx, fixtures);
  const rows = await runStatement<{ id: bigint }>(tx, UPSERT_EVENTS, [
    fixtures.map(({ event }) => event),
    fixtures.map(({ sport }) => sport),
    fixtures.map(({ league }) => league.code),
    fixtures.map(({ home }) => home),
    fixtures.map(({ away }) => away),
    fixtures.map(({ startsAt }) => new Date(startsAt)),
    fixtures.map(({ bestOf }) => bestOf),
    fixtures.map(({ number }) => number),
  ]);
  return rows.map(({ id }) => id);
};

const upsertLeagues = async (
  tx: Transaction,
  messages: readonly Pick<Fixture, 'league' | 'sport'>[],
): Promise<void> => {
  await runStatement(tx, UPSERT_LEAGUES, [
    messages.map(({ league }) => league.code),
    messages.map(({ sport }) => sport),
    messages.map(({ league }) => league.name),
  ]);
};

// Who competes stays as it was first told: bets are on places of the list.
const UPSERT_OUTRIGHTS = defineStatement(
  'sports_upsert_outrights',
  `insert into sports_event as e (code, sport, league, home, away, outright, starts_at, ends_at, fixture_number)
   select code, sport, league, '', '', outright::jsonb, starts_at, ends_at, number
   from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::timestamptz[], $7::bigint[])
     as o (code, sport, league, outright, starts_at, ends_at, number)
   on conflict (code) do update
     set starts_at = excluded.starts_at, ends_at = excluded.ends_at, fixture_number = excluded.fixture_number
     where e.fixture_number < excluded.fixture_number and e.state = 'SCHEDULED' and e.outright is not null
   returning id`,
);

/** Writes outrights down that were not known, and when those close and end that have not closed. */
export const upsertOutrights = async (
  tx: Transaction,
  outrights: readonly OutrightMessage[],
): Promise<bigint[]> => {
  await upsertLeagues(tx, outrights);
  const rows = await runStatement<{ id: bigint }>(tx, UPSERT_OUTRIGHTS, [
    outrights.map(({ event }) => event),
    outrights.map(({ sport }) => sport),
    outrights.map(({ league }) => league.code),
    outrights.map(({ competitors, places, voidIfAbsent }) =>
      JSON.stringify({ competitors, places, voidIfAbsent }),
    ),
    outrights.map(({ closesAt }) => new Date(closesAt)),
    outrights.map(({ closesAt, endsAt }) => new Date(Math.max(closesAt, endsAt))),
    outrights.map(({ number }) => number),
  ]);
  return rows.map(({ id }) => id);
};

const UPDATE_STATES = defineStatement(
  'sports_update_states',
  `update sports_event e
   set state = case when s.phase = 'live' and e.state = 'SCHEDULED' then 'LIVE'
                    when s.phase = 'ended' and e.state in ('SCHEDULED', 'LIVE') then 'ENDED'
                    else e.state end,
       is_off = s.phase in ('postponed', 'abandoned'),
       period = s.period, clock_seconds = s.seconds, clock_at = clock_timestamp(), is_clock_running = s.running,
       home_score = s.home, away_score = s.away, standing = s.standing::jsonb, incidents = s.incidents,
       is_danger = s.danger, state_number = s.number, heard_at = clock_timestamp()
   from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::boolean[], $6::smallint[], $7::smallint[],
               $8::text[], $9::integer[], $10::boolean[], $11::bigint[])
     as s (code, phase, period, seconds, running, home, away, standing, incidents, danger, number)
   where e.code = s.code and e.state_number < s.number and e.state in ('SCHEDULED', 'LIVE', 'ENDED')
   returning e.id`,
);

const standingOf = ({ halfTime, firstGoal, lastGoal, sentOff, statistics }: State): string =>
  JSON.stringify({ halfTime, firstGoal, lastGoal, sentOff, statistics });

/** Takes how events stand now, of those that are not decided yet. */
export const updateStates = async (tx: Transaction, states: readonly State[]): Promise<bigint[]> => {
  const rows = await runStatement<{ id: bigint }>(tx, UPDATE_STATES, [
    states.map(({ event }) => event),
    states.map(({ phase }) => phase),
    states.map(({ period }) => period),
    states.map(({ clock }) => clock?.seconds ?? null),
    states.map(({ clock }) => clock?.isRunning ?? false),
    states.map(({ score }) => score.home),
    states.map(({ score }) => score.away),
    states.map(standingOf),
    states.map(({ incidents }) => incidents),
    states.map(({ isDanger }) => isDanger),
    states.map(({ number }) => number),
  ]);
  return rows.map(({ id }) => id);
};

const INSERT_INCIDENTS = defineStatement(
  'sports_insert_incidents',
  `insert into sports_incident (event_id, number, kind, side, minute, home_score, away_score)
   select e.id, i.number, i.kind, i.side, i.minute, i.home, i.away
   from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::smallint[])
     as i (code, number, kind, side, minute, home, away)
   join sports_event e on e.code = i.code
   on conflict do nothing`,
);

export const insertIncidents = async (
  tx: Transaction,
  incidents: readonly IncidentMessage[],
): Promise<void> => {
  await runStatement(tx, INSERT_INCIDENTS, [
    incidents.map(({ event }) => event),
    incidents.map(({ number }) => number),
    incidents.map(({ incident }) => incident),
    incidents.map(({ side }) => side),
    incidents.map(({ minute }) => minute),
    incidents.map(({ score }) => score.home),
    incidents.map(({ score }) => score.away),
  ]);
};

/** A market as a feed has it, with prices in ten-thousandths. */
export interface MarketChange {
  readonly event: string;
  readonly code: string;
  readonly line: string;
  readonly state: 'OPEN' | 'SUSPENDED' | 'CLOSED';
  readonly prices: readonly number[];
  readonly fee: string | null;
  readonly upper: 'home' | 'away' | null;
  readonly number: number;
}

// The number goes up with every message, the version with what members would see: a message that says the same again
// keeps an earlier one out that comes late, and is no change.
const UPSERT_MARKETS = defineStatement(
  'sports_upsert_markets',
  `with asked as (
     select e.id as event_id, c.code, c.line, c.state, c.prices::integer[] as prices, c.fee, c.upper, c.number
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[])
       as c (event, code, line, state, prices, fee, upper, number)
     join sports_event e on e.code = c.event and e.state in ('SCHEDULED', 'LIVE', 'ENDED')
       and case when e.outright is null then c.code <> 'outright'
                else c.code = 'outright' and c.line = ''
                     and cardinality(c.prices::integer[]) = jsonb_array_length(e.outright -> 'competitors') end
     order by e.id, c.code, c.line
   ), written as (
     insert into sports_market as m (event_id, code, line, state, prices, fee, upper, number)
     select event_id, code, line, state, prices, fee, upper, number from asked
     on conflict (event_id, code, line) do update
       set state = excluded.state, prices = excluded.prices, fee = excluded.fee, upper = excluded.upper,
           number = excluded.number,
           version = m.version + (((m.state, m.prices, m.fee, m.upper) is distinct from
             (excluded.state, excluded.prices, excluded.fee, excluded.upper))::integer)
       where m.number < excluded.number
     returning m.id, m.event_id, m.version, m.number
   ) select id, event_id as "eventId" from written`,
);

/** Takes what markets cost now, of events that are not decided yet; answers those it took. */
export const upsertMarkets = (
  tx: Transaction,
  changes: readonly MarketChange[],
): Promise<{ readonly id: bigint; readonly eventId: bigint }[]> =>
  runStatement(tx, UPSERT_MARKETS, [
    changes.map(({ event }) => event),
    changes.map(({ code }) => code),
    changes.map(({ line }) => line),
    changes.map(({ state }) => state),
    changes.map(({ prices }) => `{${prices.join(',')}}`),
    changes.map(({ fee }) => fee),
    changes.map(({ upper }) => upper),
    changes.map(({ number }) => number),
  ]);

export const FEED = 'local';

/** Notes that the feed was heard, and what became of its messages. */
export const noteHeard = async (
  on: Database | Transaction,
  counts: { readonly messages: number; readonly stale: number; readonly unreadable: number },
): Promise<void> => {
  await sql`
    insert into sports_feed as f (code, heard_at, messages, stale, unreadable)
    values (${FEED}, clock_timestamp(), ${counts.messages}, ${counts.stale}, ${counts.unreadable})
    on conflict (code) do update
      set heard_at = excluded.heard_at, messages = f.messages + excluded.messages,
          stale = f.stale + excluded.stale, unreadable = f.unreadable + excluded.unreadable`.execute(
    'pool' in on ? on.kysely : on,
  );
};
