import type { FeedMessageOf, SportsFeedMessage } from '@hintha/vendor-protocol/feed';

type State = FeedMessageOf<'state'>;
type Market = FeedMessageOf<'market'>;

let number = 0;

/** The number of the next message: each is larger than all before. */
export const nextNumber = (): number => (number += 1);

/** A fixture of a test, which starts in so many seconds. */
export const fixture = (
  event: string,
  startsInSeconds: number,
  other: Partial<FeedMessageOf<'fixture'>> = {},
): SportsFeedMessage => ({
  kind: 'fixture',
  number: nextNumber(),
  event,
  sport: 'football',
  league: { code: 'test-league', name: 'Test league' },
  home: `Home of ${event}`,
  away: `Away of ${event}`,
  startsAt: Date.now() + startsInSeconds * 1_000,
  bestOf: null,
  ...other,
});

/** A season of a test on which bets close in so many seconds, and which ends an hour later. */
export const outright = (
  event: string,
  closesInSeconds: number,
  other: Partial<FeedMessageOf<'outright'>> = {},
): SportsFeedMessage => ({
  kind: 'outright',
  number: nextNumber(),
  event,
  sport: 'football',
  league: { code: 'test-season', name: 'Test season' },
  competitors: ['Lions', 'Tigers', 'Herons', 'Foxes'],
  places: 1,
  voidIfAbsent: false,
  closesAt: Date.now() + closesInSeconds * 1_000,
  endsAt: Date.now() + (closesInSeconds + 3_600) * 1_000,
  ...other,
});

/** How a season ended: ranks of places in its list. */
export const finalStanding = (
  event: string,
  ranking: readonly (readonly string[])[],
  absent: readonly string[] = [],
): SportsFeedMessage => ({
  kind: 'result',
  number: nextNumber(),
  event,
  result: { sport: 'outright', ranking: ranking.map((sharing) => [...sharing]), absent: [...absent] },
});

/** How an event stands. */
export const state = (event: string, other: Partial<State> = {}): SportsFeedMessage => ({
  kind: 'state',
  number: nextNumber(),
  event,
  phase: 'live',
  period: '1st',
  clock: { seconds: 60, isRunning: true },
  score: { home: 0, away: 0 },
  halfTime: null,
  firstGoal: null,
  lastGoal: null,
  sentOff: { home: 0, away: 0 },
  isDanger: false,
  incidents: 0,
  statistics: {},
  ...other,
});

/** A market with a price for each pick. */
export const market = (
  event: string,
  code: string,
  prices: readonly string[],
  other: Partial<Market> = {},
): SportsFeedMessage => ({
  kind: 'market',
  number: nextNumber(),
  event,
  market: code,
  line: null,
  status: 'open',
  prices: [...prices],
  fee: null,
  ...other,
});

/** A market of body and maung. */
export const fee = (
  event: string,
  code: 'body_handicap' | 'body_goals',
  text: string,
  upper: 'home' | 'away' | null,
): SportsFeedMessage => market(event, code, [], { fee: { text, upper } });

/** The result of a football match, half-time first. */
export const result = (
  event: string,
  [halfHome, halfAway]: readonly [number, number],
  [home, away]: readonly [number, number],
): SportsFeedMessage => {
  const scorer = home > away || (home === away && home > 0) ? 'home' : away > 0 ? 'away' : null;
  const first = halfHome + halfAway > 0 ? (halfHome > 0 ? 'home' : 'away') : scorer;
  return {
    kind: 'result',
    number: nextNumber(),
    event,
    result: {
      sport: 'football',
      halfTime: { home: halfHome, away: halfAway },
      fullTime: { home, away },
      firstGoal: first,
      lastGoal: lastOf([halfHome, halfAway], [home, away], first),
    },
  };
};

/** Who can have scored last. */
const lastOf = (
  [halfHome, halfAway]: readonly [number, number],
  [home, away]: readonly [number, number],
  first: 'home' | 'away' | null,
): 'home' | 'away' | null => {
  if (home + away <= 1) return first;
  const after = { home: home - halfHome, away: away - halfAway };
  const other = first === 'home' ? 'away' : 'home';
  const scored = (side: 'home' | 'away') =>
    after.home + after.away > 0 ? after[side] > 0 : { home, away }[side] > 0;
  return scored(other) ? other : first;
};
