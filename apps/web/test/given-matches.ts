import type { Reply } from '../src/shared/api.ts';

type SportsEvent = Reply<'readSportsEvent'>['event'];
type Market = SportsEvent['markets'][number];

/** A market of the match between Ayeyar FC and Delta City. */
export const marketOf = (own: Partial<Market>): Market => ({
  id: '11',
  code: '1x2',
  line: null,
  state: 'OPEN',
  version: 1,
  picks: ['1', 'X', '2'],
  prices: ['1.6200', '3.8500', '5.2000'],
  fee: null,
  ...own,
});

/** A match that has not started. */
export const eventOf = (own: Partial<SportsEvent>): SportsEvent => ({
  id: '1',
  sport: 'football',
  league: { code: 'MNL', name: 'National League' },
  home: 'Ayeyar FC',
  away: 'Delta City',
  startsAt: Date.now() + 3_600_000,
  bestOf: null,
  live: {
    state: 'SCHEDULED',
    period: null,
    clock: null,
    score: { home: 0, away: 0 },
    halfTime: null,
    sentOff: { home: 0, away: 0 },
    isDanger: false,
  },
  marketCount: 34,
  markets: [],
  ...own,
});
