import type { Reply } from '../src/shared/api.ts';

type SportsEvent = Reply<'listAdminEvents'>['list'][number];
type EventFile = Reply<'readAdminEvent'>;
type Market = EventFile['markets'][number];

const HOUR_MS = 3_600_000;

/** A match that is being played, for tests to change. */
export const LIVE_EVENT: SportsEvent = {
  id: '7',
  code: 'league-yangon-mandalay',
  sport: 'football',
  league: { code: 'league', name: 'National league', tier: 'B' },
  home: 'Yangon',
  away: 'Mandalay',
  startsAt: Date.now() - HOUR_MS,
  outright: null,
  bestOf: null,
  live: {
    state: 'LIVE',
    period: '2nd',
    clock: { seconds: 600, at: Date.now(), isRunning: false },
    score: { home: 2, away: 1 },
    halfTime: { home: 1, away: 1 },
    sentOff: { home: 0, away: 1 },
    isDanger: false,
  },
  state: 'LIVE',
  isSuspended: false,
  isOff: false,
  isHeard: true,
  stake: '300000.00',
  liability: '4800000.00',
  mostLiability: '5000000.00',
  version: 0,
  differs: false,
  voidReason: null,
  finishedAt: null,
};

/** A market of it with bets on two of its picks. */
export const RESULT_MARKET: Market = {
  id: '71',
  code: '1x2',
  line: null,
  state: 'OPEN',
  version: 3,
  picks: ['1', 'X', '2'],
  prices: ['2.0000', '3.4000', '3.6000'],
  fee: null,
  isSuspended: false,
  hasOwnPrices: false,
  selections: [
    { pick: '1', stake: '100000.00', liability: '100000.00', result: '100000.00' },
    { pick: 'X', stake: '200000.00', liability: '4800000.00', result: '-4700000.00' },
    { pick: '2', stake: '0.00', liability: '0.00', result: '300000.00' },
  ],
};

/** The same match with everything that its page shows. */
export const EVENT_FILE: EventFile = {
  ...LIVE_EVENT,
  markets: [RESULT_MARKET],
  tickets: [
    {
      id: '900',
      accountId: '1007',
      kind: 'single',
      state: 'ACCEPTED',
      market: '1x2',
      pick: 'X',
      line: '',
      shown: '3.40',
      legs: 1,
      stake: '200000.00',
      potentialPayout: '680000.00',
      placedAt: Date.now() - HOUR_MS,
    },
  ],
  result: null,
  correctableUntil: null,
  results: [],
};

/** A feed that is heard. */
export const HEARD_FEED: Reply<'readSportsFeed'> = {
  now: Date.now(),
  heardAt: Date.now() - 2_000,
  messages: 1_284,
  stale: 3,
  unreadable: 0,
  silenceSeconds: 20,
  live: 1,
  silent: [],
};
