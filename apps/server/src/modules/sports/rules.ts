import type { Money } from '@hintha/money';
import {
  esportsMarket,
  footballMarket,
  LEVEL,
  type Line,
  lineOf,
  OUTRIGHT,
  outrightPicks,
  parseLine,
  printLine,
  type Score,
} from '@hintha/sports';
import type { SportsSettings } from './settings.ts';
import type { EventState, Offer, Sport, SportsEvent, SportsMarket, Tier } from './types.ts';

export const SOURCE = 'SPORTS';

/** By which turnover, points and reports weigh a bet. */
export const categoryOf = (sport: Sport): 'SPORTS' | 'ESPORTS' =>
  sport === 'football' ? 'SPORTS' : 'ESPORTS';

export const gameOf = (sport: Sport): string => (sport === 'football' ? 'FOOTBALL' : 'ESPORTS_MATCH');

/** What decides a bet on one event: its result. */
export const roundOf = (eventId: bigint): string => `event/${eventId}`;
/** What decides bets on several: all of theirs. */
export const combinedRoundOf = (requestId: string): string => `ticket/${requestId}`;

/** Body and maung are bet on fees, which are printed for a team or for goals. */
const FEE_MARKETS: Readonly<Record<string, readonly string[]>> = {
  body_handicap: ['home', 'away'],
  body_goals: ['over', 'under'],
};

export const isFeeMarket = (code: string): boolean => Object.hasOwn(FEE_MARKETS, code);

const marketOf = (sport: Sport, code: string) =>
  sport === 'football' ? footballMarket(code) : esportsMarket(code);

/** What of an event tells which markets it can have. */
export type MarketHolder = Pick<SportsEvent, 'sport' | 'outright'>;

/** The picks of a market of a match in the order of its prices; undefined for a market that there is not. */
export const matchPicksOf = (sport: Sport, code: string): readonly string[] | undefined =>
  (sport === 'football' ? FEE_MARKETS[code] : undefined) ?? marketOf(sport, code)?.picks;

/** The picks of a market of an event. */
export const picksOf = ({ sport, outright }: MarketHolder, code: string): readonly string[] | undefined => {
  if (outright === null) return matchPicksOf(sport, code);
  return code === OUTRIGHT ? outrightPicks(outright.competitors) : undefined;
};

/** The competitor of an outright that a pick is on; null of a match. */
export const competitorOf = ({ outright }: Pick<SportsEvent, 'outright'>, pick: string): string | null =>
  outright === null ? null : (outright.competitors[Number(pick) - 1] ?? pick);

/** What an event is called: an outright by its league. */
export const nameOfEvent = ({
  home,
  away,
  outright,
  leagueName,
}: Pick<SportsEvent, 'home' | 'away' | 'outright' | 'leagueName'>): string =>
  outright === null ? `${home} – ${away}` : leagueName;

/** What the selections of a market carry beside the pick. */
const lineKindOf = (sport: Sport, code: string): 'none' | 'handicap' | 'total' =>
  marketOf(sport, code)?.line ?? 'none';

export const countsFromBet = (sport: Sport, code: string): boolean =>
  marketOf(sport, code)?.countsFromBet ?? false;

/** The line of a selection: that of the home team turned over for the other side of a handicap. */
export const selectionLine = (
  sport: Sport,
  { code, line }: Pick<SportsMarket, 'code' | 'line'>,
  pick: string,
): string => {
  const read = parseLine(line);
  if (read === 'not_a_line') return '';
  const isOther = lineKindOf(sport, code) === 'handicap' && pick === 'away';
  return printLine(isOther ? turnOver(read) : read);
};

const turnOver = (line: Line): Line => lineOf(0 - line);

/** Whether it takes bets before the start or in play, as far as its state and the clock tell. */
export const isOpen = ({ event, market }: Offer): boolean => {
  if (market.state !== 'OPEN' || market.isSuspended || event.isSuspended || event.isOff) return false;
  if (event.state === 'SCHEDULED') return event.isAhead;
  const isPlayed = event.state === 'LIVE' && event.outright === null;
  return isPlayed && event.isHeard && !event.isDanger && !isFeeMarket(market.code);
};

export const isInPlay = ({ state }: Pick<SportsEvent, 'state'>): boolean => state === 'LIVE';

export const scoreOf = ({ homeScore, awayScore }: Pick<SportsEvent, 'homeScore' | 'awayScore'>): Score => ({
  home: homeScore,
  away: awayScore,
});

/** The score that an in-play bet starts from; null before the start. */
export const scoreAtBetOf = (event: SportsEvent): Score | null => (isInPlay(event) ? scoreOf(event) : null);

export const startOf = (score: Score | null): Score => score ?? LEVEL;

export const liabilityOf = (tier: Tier, { liabilityA, liabilityB, liabilityC }: SportsSettings): Money =>
  ({ A: liabilityA, B: liabilityB, C: liabilityC })[tier];

/** How long a bet waits that has a leg in play. */
export const delayOf = (
  { sport, state, isDanger }: Pick<SportsEvent, 'sport' | 'state' | 'isDanger'>,
  settings: SportsSettings,
): number => {
  if (state !== 'LIVE') return 0;
  if (isDanger) return settings.dangerDelay;
  return sport === 'football' ? settings.footballDelay : settings.esportsDelay;
};

export const isDecided = (state: EventState): boolean =>
  state === 'CONFIRMED' || state === 'SETTLING' || state === 'SETTLED' || state === 'RESETTLING';

/** Whether it has neither a result nor was called off. */
export const isUndecided = (state: EventState): boolean =>
  state === 'SCHEDULED' || state === 'LIVE' || state === 'ENDED';

export const printTenThousandths = (price: number): string =>
  `${Math.trunc(price / 10_000)}.${String(price % 10_000).padStart(4, '0')}`;

/** A pick of a market that is not offered costs less than this, since a market has a price for each. */
const LEAST_OFFERED = 10_100;

export const isOffered = (price: number): boolean => price >= LEAST_OFFERED;

/**
 * Whether legs depend on one another: of one event, or one on who wins a season of the league that another is played in.
 * Their prices do not multiply.
 */
export const areRelated = (offers: readonly Pick<Offer, 'event'>[]): boolean => {
  const events = offers.map(({ event }) => event);
  const seasons = events.filter(({ outright }) => outright !== null).map(({ league }) => league);
  const isShared = seasons.some((one) => events.filter(({ league }) => league === one).length > 1);
  return isShared || new Set(events.map(({ id }) => id)).size < events.length;
};

/** Those that a list of events shows. */
export const LISTED_MARKETS: readonly string[] = [
  '1x2',
  'asian_handicap',
  'over_under',
  'body_handicap',
  'body_goals',
  'match_winner',
  'map_handicap',
  'total_maps',
  OUTRIGHT,
];
