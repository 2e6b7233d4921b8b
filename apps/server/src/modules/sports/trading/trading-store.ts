import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import { EVENT_COLUMNS } from '../events/event-store.ts';
import type { Sport, SportsEvent, SportsMarket, Tier } from '../types.ts';

/** An event with what is at stake on it. */
export type TradedEvent = SportsEvent & {
  readonly stake: bigint;
  /** Of the selection that would lose the operator the most. */
  readonly liability: bigint;
  readonly differs: boolean;
};

export interface TradedFilter {
  readonly sport: Sport | null;
  readonly list: 'live' | 'ahead' | 'due' | 'over';
}

const LISTS = {
  live: sql`e.state = 'LIVE'`,
  ahead: sql`e.state = 'SCHEDULED' and e.starts_at > clock_timestamp()`,
  // Over by the clock and without a result, broken off, or settled by a result that the feed has taken back.
  due: sql`(e.state in ('SCHEDULED', 'ENDED') and e.starts_at < clock_timestamp() - interval '10 minutes'
            or e.state = 'LIVE' and e.is_off
            or exists (select from sports_result r where r.event_id = e.id and r.differs and r.outcome is null))`,
  over: sql`e.state not in ('SCHEDULED', 'LIVE')`,
};

const DIFFERS = sql`exists (select from sports_result r where r.event_id = e.id and r.differs and r.outcome is null)`;

const matching = ({ sport, list }: TradedFilter) => sql`
  (${sport}::text is null or e.sport = ${sport}) and ${LISTS[list]}`;

const SELECT = (silenceSeconds: number) => sql`
  select ${sql.raw(EVENT_COLUMNS(String(silenceSeconds)))}, x.stake, x.liability, ${DIFFERS} as differs
  from sports_event e join sports_league l on l.code = e.league
  cross join lateral (
    select coalesce(sum(s.stake), 0)::bigint as stake, coalesce(max(s.liability), 0)::bigint as liability
    from sports_market m join sports_exposure s on s.market_id = m.id where m.event_id = e.id
  ) x`;

/** A page of events: what is over the latest first, all others by their start. */
export const listTraded = async (
  db: Database,
  filter: TradedFilter,
  page: { readonly limit: number; readonly offset: number; readonly silenceSeconds: number },
): Promise<{ readonly events: TradedEvent[]; readonly total: number }> => {
  const order = filter.list === 'over' ? sql`e.starts_at desc, e.id` : sql`e.starts_at, e.id`;
  const [{ rows: events }, { rows: counted }] = await Promise.all([
    sql<TradedEvent>`
      ${SELECT(page.silenceSeconds)} where ${matching(filter)}
      order by ${order} limit ${page.limit} offset ${page.offset}`.execute(db.kysely),
    sql<{
      total: number;
    }>`select count(*)::int as total from sports_event e where ${matching(filter)}`.execute(db.kysely),
  ]);
  return { events, total: counted[0]?.total ?? 0 };
};

export const findTraded = async (
  db: Database,
  id: bigint,
  silenceSeconds: number,
): Promise<TradedEvent | undefined> => {
  const { rows } = await sql<TradedEvent>`${SELECT(silenceSeconds)} where e.id = ${id}`.execute(db.kysely);
  return rows[0];
};

/** A ticket with a leg on an event. */
export interface LargeTicket {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly kind: string;
  readonly state: string;
  readonly market: string;
  readonly pick: string;
  readonly line: string;
  readonly shown: string;
  readonly legs: number;
  readonly stake: bigint;
  readonly potentialPayout: bigint;
  readonly placedAt: Date;
}

/** The tickets on an event that can pay the most. */
export const listLargest = async (db: Database, eventId: bigint, limit: number): Promise<LargeTicket[]> => {
  const { rows } = await sql<LargeTicket>`
    with own as (
      (select * from sports_ticket
       where event_ids[1] = ${eventId} and kind not in ('parlay', 'system', 'maung') and state in ('PENDING', 'ACCEPTED')
       order by potential_payout desc limit ${limit})
      union all
      (select * from sports_ticket
       where kind in ('parlay', 'system', 'maung') and event_ids @> array[${eventId}::bigint]
         and state in ('PENDING', 'ACCEPTED')
       order by potential_payout desc limit ${limit})
    )
    select t.id, t.account_id as "accountId", t.kind, t.state, t.markets[at] as market, t.picks[at] as pick,
           t.lines[at] as line, t.shown[at] as shown, cardinality(t.event_ids) as legs, t.stake,
           t.potential_payout as "potentialPayout", t.placed_at as "placedAt"
    from own t cross join lateral (select array_position(t.event_ids, ${eventId}::bigint) as at) p
    order by t.potential_payout desc, t.id limit ${limit}`.execute(db.kysely);
  return rows;
};

/** Stops bets on an event, or lets them go on; answers its code, undefined when there is no such event. */
export const updateSuspended = async (
  tx: Transaction,
  id: bigint,
  isSuspended: boolean,
): Promise<string | undefined> => {
  const { rows } = await sql<Pick<SportsEvent, 'code'>>`
    update sports_event set is_suspended = ${isSuspended} where id = ${id} returning code`.execute(tx);
  return rows[0]?.code;
};

export interface ChangedMarket extends Pick<SportsMarket, 'id' | 'eventId' | 'code' | 'line'> {
  /** The code of its event. */
  readonly event: string;
}

const CHANGED = sql`returning m.id, m.event_id as "eventId", m.code, m.line, e.code as event`;

export const updateMarketSuspended = async (
  tx: Transaction,
  id: bigint,
  isSuspended: boolean,
): Promise<ChangedMarket | undefined> => {
  const { rows } = await sql<ChangedMarket>`
    update sports_market m set is_suspended = ${isSuspended}, version = m.version + 1
    from sports_event e where m.id = ${id} and e.id = m.event_id ${CHANGED}`.execute(tx);
  return rows[0];
};

/** Offers a market at other prices than those of its feed; null goes back to the feed's. */
export const updateOwnPrices = async (
  tx: Transaction,
  id: bigint,
  prices: readonly number[] | null,
): Promise<ChangedMarket | undefined> => {
  const { rows } = await sql<ChangedMarket>`
    update sports_market m set own_prices = ${prices}::integer[], version = m.version + 1
    from sports_event e where m.id = ${id} and e.id = m.event_id ${CHANGED}`.execute(tx);
  return rows[0];
};

/** The markets of an event that the staff offers at prices of its own. */
export const listOwnPriced = async (db: Database, eventId: bigint): Promise<Set<bigint>> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from sports_market where event_id = ${eventId} and own_prices is not null`.execute(db.kysely);
  return new Set(rows.map(({ id }) => id));
};

export interface League {
  readonly code: string;
  readonly sport: Sport;
  readonly name: string;
  readonly tier: Tier;
  readonly commission: number;
}

export const listLeagues = async (db: Database): Promise<League[]> => {
  const { rows } = await sql<League>`
    select code, sport, name, tier, commission from sports_league order by sport, position, name`.execute(
    db.kysely,
  );
  return rows;
};

export const findLeague = async (tx: Transaction, code: string): Promise<League | undefined> => {
  const { rows } = await sql<League>`
    select code, sport, name, tier, commission from sports_league where code = ${code}`.execute(tx);
  return rows[0];
};

export const updateLeague = async (
  tx: Transaction,
  { code, tier, commission }: Pick<League, 'code' | 'tier' | 'commission'>,
): Promise<void> => {
  await sql`
    update sports_league set tier = ${tier}, commission = ${commission} where code = ${code}`.execute(tx);
};

/** How the feed does. */
export interface FeedHealth {
  readonly heardAt: Date | null;
  readonly messages: number;
  readonly stale: number;
  readonly unreadable: number;
  readonly live: number;
}

export const readFeedHealth = async (db: Database): Promise<FeedHealth> => {
  const { rows } = await sql<FeedHealth>`
    select max(heard_at) as "heardAt", coalesce(sum(messages), 0)::int as messages,
           coalesce(sum(stale), 0)::int as stale, coalesce(sum(unreadable), 0)::int as unreadable,
           (select count(*)::int from sports_event where state = 'LIVE') as live
    from sports_feed`.execute(db.kysely);
  return rows[0] ?? { heardAt: null, messages: 0, stale: 0, unreadable: 0, live: 0 };
};

/** Events in play that the feed is silent about, with when it told something last. */
export const listSilentEvents = async (
  db: Database,
  seconds: number,
): Promise<{ id: bigint; home: string; away: string; heardAt: Date }[]> => {
  const { rows } = await sql<{ id: bigint; home: string; away: string; heardAt: Date }>`
    select id, home, away, heard_at as "heardAt" from sports_event
    where state = 'LIVE' and outright is null and heard_at <= clock_timestamp() - ${seconds} * interval '1 second'
    order by heard_at limit 200`.execute(db.kysely);
  return rows;
};
