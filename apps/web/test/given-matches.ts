import type { sports } from '@hintha/contract';
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
  outright: null,
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

type Quote = Reply<'quoteSportsTicket'>;
type Ticket = Reply<'readSportsTicket'>;

/** What the server says of a slip before it is bet. */
export const quoteOf = (own: Partial<Quote>): Quote => ({
  legs: [],
  bets: 1,
  combinedPrice: null,
  least: '500.00',
  most: '1000000.00',
  mostPayout: '500000000.00',
  delaySeconds: 0,
  problem: null,
  ...own,
});

/** A ticket on one selection, which was taken before the start. */
export const ticketOf = (own: Partial<Ticket>): Ticket => ({
  id: '7001',
  kind: 'single',
  state: 'OPEN',
  systemSize: null,
  bets: 1,
  format: 'decimal',
  amount: '1000.00',
  stake: '1000.00',
  potentialPayout: '1620.00',
  payout: '0.00',
  soldStake: '0.00',
  legs: [
    {
      eventId: '1',
      marketId: '11',
      sport: 'football',
      home: 'Ayeyar FC',
      away: 'Delta City',
      outright: null,
      startsAt: 1_800_000_000_000,
      eventState: 'SCHEDULED',
      live: null,
      market: '1x2',
      pick: '1',
      line: null,
      shown: '1.62',
      price: '1.6200',
      scoreAtBet: null,
      state: 'OPEN',
    },
  ],
  combinedPrice: null,
  placedAt: 1_700_000_000_000,
  decidesAt: null,
  rejection: null,
  cancellableUntil: null,
  canCashOut: false,
  ...own,
});

/** A stream of changes that a test tells what to say. */
export class TestEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: TestEventSource[] = [];
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    TestEventSource.opened.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  tell(message: sports.SportsStreamMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** The answer is none, and the browser does not try again. */
  fail(): void {
    this.readyState = TestEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = TestEventSource.CLOSED;
  }
}
