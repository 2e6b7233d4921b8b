import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import type { Offer, SportsEvent, SportsMarket } from '../types.ts';
import { EVENT_COLUMNS } from './event-store.ts';

const COLUMNS = `
  m.id, m.event_id as "eventId", m.code, m.line, m.state, coalesce(m.own_prices, m.prices) as prices, m.fee, m.upper,
  m.version, m.is_suspended as "isSuspended"`;

const FIND = defineStatement(
  'sports_find_markets',
  `select ${COLUMNS} from sports_market m where m.id = any ($1::bigint[])`,
);

const FIND_EVENTS = defineStatement(
  'sports_events_of_markets',
  `select ${EVENT_COLUMNS('$2::integer')} from sports_event e join sports_league l on l.code = e.league
   where e.id in (select event_id from sports_market where id = any ($1::bigint[]))`,
);

/** Markets as they stand now, each with its event; those that there are. */
export const findOffers = async (
  on: Database | Transaction,
  marketIds: readonly bigint[],
  silenceSeconds: number,
): Promise<Map<bigint, Offer>> => {
  const ids = [...new Set(marketIds)];
  const markets = await runStatement<SportsMarket>(on, FIND, [ids]);
  const events = await runStatement<SportsEvent>(on, FIND_EVENTS, [ids, silenceSeconds]);
  const byId = new Map(events.map((event) => [event.id, event]));
  return new Map(
    markets.flatMap((market): [bigint, Offer][] => {
      const event = byId.get(market.eventId);
      return event === undefined ? [] : [[market.id, { market, event }]];
    }),
  );
};

export const findMarkets = (on: Database | Transaction, ids: readonly bigint[]): Promise<SportsMarket[]> =>
  runStatement<SportsMarket>(on, FIND, [ids]);

const LIST_MAIN = defineStatement(
  'sports_list_main_markets',
  `select * from (
     select distinct on (m.event_id, m.code) ${COLUMNS} from sports_market m
     where m.event_id = any ($1::bigint[]) and m.code = any ($2::text[]) and m.state <> 'CLOSED'
     order by m.event_id, m.code, abs(m.prices[1] - m.prices[cardinality(m.prices)]), m.id) main
   order by "eventId", id`,
);

/** The markets of some codes that a list of events shows: of several lines the one nearest to even. */
export const listMainMarkets = (
  db: Database,
  eventIds: readonly bigint[],
  codes: readonly string[],
): Promise<SportsMarket[]> => runStatement<SportsMarket>(db, LIST_MAIN, [eventIds, codes]);

const LIST_ALL = defineStatement(
  'sports_list_markets',
  `select ${COLUMNS} from sports_market m where m.event_id = $1 order by m.id`,
);

export const listMarkets = (db: Database, eventId: bigint): Promise<SportsMarket[]> =>
  runStatement<SportsMarket>(db, LIST_ALL, [eventId]);

const COUNT = defineStatement(
  'sports_count_markets',
  `select event_id as "eventId", count(*)::int as count from sports_market
   where event_id = any ($1::bigint[]) and state <> 'CLOSED' group by event_id`,
);

/** How many markets of each event are not closed. */
export const countMarkets = async (
  db: Database,
  eventIds: readonly bigint[],
): Promise<Map<bigint, number>> => {
  const rows = await runStatement<{ eventId: bigint; count: number }>(db, COUNT, [eventIds]);
  return new Map(rows.map(({ eventId, count }) => [eventId, count]));
};
