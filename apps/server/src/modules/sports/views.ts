import type { sports } from '@hintha/contract';
import { LEVEL, mapsWon, type SportsResult } from '@hintha/sports';
import {
  competitorOf,
  isDecided,
  type MarketHolder,
  picksOf,
  printTenThousandths,
  scoreOf,
} from './rules.ts';
import type { EventState, SportsEvent, SportsMarket } from './types.ts';

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

export const toMarketView = (event: MarketHolder, market: SportsMarket): sports.MarketView => ({
  id: String(market.id),
  code: market.code,
  line: market.line === '' ? null : market.line,
  state: market.isSuspended && market.state === 'OPEN' ? 'SUSPENDED' : market.state,
  version: market.version,
  picks: [...(picksOf(event, market.code) ?? [])],
  prices: market.prices.map(printTenThousandths),
  fee: market.fee === null ? null : { text: market.fee, upper: market.upper },
});

export const toOutrightView = ({
  outright,
  endsAt,
}: Pick<SportsEvent, 'outright' | 'endsAt'>): sports.EventView['outright'] =>
  outright && { ...outright, competitors: [...outright.competitors], endsAt: endsAt?.getTime() ?? 0 };

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
  outright: toOutrightView(event),
  live: toLiveView(event),
  marketCount,
  markets: markets.map((market) => toMarketView(event, market)),
});

const printScores = ({ home, away }: { readonly home: number; readonly away: number }): string =>
  `${home}-${away}`;

/** A result as a line of text: `2-1 (1-0)`, the maps that each side won, or who came first in a season. */
export const printResult = (event: Pick<SportsEvent, 'outright'>, result: SportsResult): string => {
  if (result.sport === 'outright')
    return result.ranking
      .flat()
      .map((pick) => competitorOf(event, pick))
      .join(', ');
  return result.sport === 'football'
    ? `${printScores(result.fullTime)} (${printScores(result.halfTime)})`
    : printScores(mapsWon(result));
};

/** A result as the contract has it, whose lists may be changed by whoever holds it. */
export const toResultView = (result: SportsResult): sports.SportsResultView => {
  if (result.sport === 'football') return { ...result };
  if (result.sport === 'esports') return { ...result, maps: result.maps.map((map) => ({ ...map })) };
  return { ...result, ranking: result.ranking.map((sharing) => [...sharing]), absent: [...result.absent] };
};
