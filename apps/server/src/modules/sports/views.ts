import type { sports } from '@hintha/contract';
import { LEVEL, mapsWon, type SportsResult } from '@hintha/sports';
import { isDecided, picksOf, printTenThousandths, scoreOf } from './rules.ts';
import type { EventState, Sport, SportsEvent, SportsMarket } from './types.ts';

/** How an event stands, as pages are told. */
export const toEventState = (state: EventState): sports.EventView['live']['state'] => {
  if (isDecided(state)) return 'SETTLED';
  return state as Exclude<EventState, 'CONFIRMED' | 'SETTLING' | 'RESETTLING'>;
};

/** Whether nothing is offered of an event for now, whatever its markets say. */
const isAtRest = ({ state, isDanger, isSuspended, isOff, isHeard, isAhead }: SportsEvent): boolean =>
  isSuspended || isOff || (state === 'LIVE' ? isDanger || !isHeard : state === 'SCHEDULED' && !isAhead);

export const toLiveView = (event: SportsEvent): sports.EventLive => ({
  state: toEventState(event.state),
  period: event.period,
  clock:
    event.clockSeconds === null || event.clockAt === null
      ? null
      : { seconds: event.clockSeconds, at: event.clockAt.getTime(), isRunning: event.isClockRunning },
  score: scoreOf(event),
  halfTime: event.standing.halfTime ?? null,
  sentOff: event.standing.sentOff ?? LEVEL,
  isDanger: isAtRest(event),
});

export const toMarketView = (sport: Sport, market: SportsMarket): sports.MarketView => ({
  id: String(market.id),
  code: market.code,
  line: market.line === '' ? null : market.line,
  state: market.isSuspended && market.state === 'OPEN' ? 'SUSPENDED' : market.state,
  version: market.version,
  picks: [...(picksOf(sport, market.code) ?? [])],
  prices: market.prices.map(printTenThousandths),
  fee: market.fee === null ? null : { text: market.fee, upper: market.upper },
});

export const toEventView = (
  event: SportsEvent,
  markets: readonly SportsMarket[],
  marketCount: number,
): sports.EventView => ({
  id: String(event.id),
  sport: event.sport,
  league: { code: event.league, name: event.leagueName },
  home: event.home,
  away: event.away,
  startsAt: event.startsAt.getTime(),
  bestOf: event.bestOf,
  live: toLiveView(event),
  marketCount,
  markets: markets.map((market) => toMarketView(event.sport, market)),
});

const printScores = ({ home, away }: { readonly home: number; readonly away: number }): string =>
  `${home}-${away}`;

/** A result as a line of text: `2-1 (1-0)`, or the maps that each side won. */
export const printResult = (result: SportsResult): string =>
  result.sport === 'football'
    ? `${printScores(result.fullTime)} (${printScores(result.halfTime)})`
    : printScores(mapsWon(result));
