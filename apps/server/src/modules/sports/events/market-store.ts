import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import type { Offer, SportsEvent, SportsMarket } from '../types.ts';
import { EVENT_COLUMNS } from './event-store.ts';

const COLUMNS = `
  m.id, m.event_id as "eventId", m.code, m.line, m.state, coalesce(m.own_prices, m.prices) as prices, m.fee, m.upper,
  m.version, m.is_suspended as "isSuspended"`;

const FIND = defineStatement(
  'sports_find_markets',
  `select ${COLUMNS}, e.sport, e.outright from sports_market m join sports_event e on e.id = m.event_id
   where m.id = any ($1::bigint[])`,
);

const OFFERS = `
  select m.id as "marketId", m.code as "marketCode", m.line, m.state as "marketState",
         coalesce(m.own_prices, m.prices) as prices, m.fee, m.upper, m.version as "marketVersion",
         m.is_suspended as "isMarketSuspended", x.picks, x.liabilities, ${EVENT_COLUMNS('$2::integer')}
  from sports_market m join sports_event e on e.id = m.event_id join sports_league l on l.code = e.league
  left join lateral (
    select array_agg(pick) as picks, array_agg(liability) as liabilities from sports_exposure where market_id = m.id
  ) x on true`;

const FIND_OFFERS = defineStatement('sports_find_offers', `${OFFERS} where m.id = any ($1::bigint[])`);

// Whoever takes a bet waits for each statement, so that both are done in one. What it reads may be from before the lock:
// an event that was decided in between is found by the trigger that looks at it last.
const SHARE_OFFERS = defineStatement(
  'sports_share_offers',
  `with patience as materialized (select set_config('lock_timeout', $3, true)),
   locks as materialized (
     select pg_advisory_xact_lock_shared(key) from patience, (
       select distinct hashtextextended('sports event ' || event_id, 0) as key from sports_market
       where id = any ($1::bigint[]) order by 1
     ) keys
   ) ${OFFERS} where m.id = any ($1::bigint[]) and (select count(*) from locks) > 0`,
);

interface OfferRow extends SportsEvent {
  readonly marketId: bigint;
  readonly marketCode: string;
  readonly line: string;
  readonly marketState: SportsMarket['state'];
  readonly prices: readonly number[];
  readonly fee: string | null;
  readonly upper: SportsMarket['upper'];
  readonly marketVersion: number;
  readonly isMarketSuspended: boolean;
  readonly picks: readonly string[] | null;
  readonly liabilities: readonly bigint[] | null;
}

const toOffer = (row: OfferRow): Offer => {
  const { marketId, marketCode, line, marketState, prices, fee, upper, marketVersion, ...rest } = row;
  const { isMarketSuspended, picks, liabilities, ...event } = rest;
  return {
    event,
    market: {
      id: marketId,
      eventId: event.id,
      code: marketCode,
      line,
      state: marketState,
      prices,
      fee,
      upper,
      version: marketVersion,
      isSuspended: isMarketSuspended,
    },
    liabilities: new Map((picks ?? []).map((pick, place) => [pick, liabilities?.[place] ?? 0n])),
  };
};

const toOffers = (rows: readonly OfferRow[]): Map<bigint, Offer> =>
  new Map(rows.map((row) => [row.marketId, toOffer(row)]));

/** Markets as they stand now, each with its event and what its picks can lose; those that there are. */
export const findOffers = async (
  on: Database | Transaction,
  marketIds: readonly bigint[],
  silenceSeconds: number,
): Promise<Map<bigint, Offer>> =>
  toOffers(await runStatement<OfferRow>(on, FIND_OFFERS, [[...new Set(marketIds)], silenceSeconds]));

/**
 * The same, and keeps their events from being decided before the transaction has ended.
 *
 * @param waitMs How long this lock and every later one is waited for; zero is as long as it takes.
 */
export const shareOffers = async (
  tx: Transaction,
  marketIds: readonly bigint[],
  { silenceSeconds, waitMs = 0 }: { readonly silenceSeconds: number; readonly waitMs?: number },
): Promise<Map<bigint, Offer>> => {
  const ids = [...new Set(marketIds)];
  return toOffers(await runStatement<OfferRow>(tx, SHARE_OFFERS, [ids, silenceSeconds, String(waitMs)]));
};

/** Markets by their ids, each with what of its event tells its picks. */
export const findMarkets = (
  on: Database | Transaction,
  ids: readonly bigint[],
): Promise<(SportsMarket & Pick<SportsEvent, 'sport' | 'outright'>)[]> =>
  runStatement<SportsMarket & Pick<SportsEvent, 'sport' | 'outright'>>(on, FIND, [ids]);

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

export const listMarkets = (on: Database | Transaction, eventId: bigint): Promise<SportsMarket[]> =>
  runStatement<SportsMarket>(on, LIST_ALL, [eventId]);

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
