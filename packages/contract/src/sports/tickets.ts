import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { AskedAmount } from '../payments/asked-amount.ts';
import { route } from '../route.ts';
import { EventLive, EVENT_STATES, Id, SPORTS } from './events.ts';

export const PRICE_FORMATS = ['decimal', 'hong_kong', 'malay', 'indonesian', 'american'] as const;
export const PRICE_CHANGES = ['none', 'better', 'any'] as const;

/** One selection; several, all of which have to win; all combinations of some; a fee; several fees; several of one match. */
export const TICKET_KINDS = ['single', 'parlay', 'system', 'body', 'maung', 'builder'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

export const MOST_TICKET_LEGS = 15;
const RequestId = z.uuid();

const AskedLeg = z.object({
  marketId: Id,
  pick: z.string().regex(/^[A-Za-z0-9+/-]{1,16}$/),
  /** As the page showed it: the line of the market and the price in the format of the ticket, or the fee. */
  line: z.string().max(16).nullable(),
  shown: z.string().max(16),
});
export type AskedLeg = z.input<typeof AskedLeg>;

const asked = {
  kind: z.enum(TICKET_KINDS),
  legs: z.array(AskedLeg).min(1).max(MOST_TICKET_LEGS),
  /** Of how many legs each bet of a system is; left out of other kinds. */
  systemSize: z.int().min(1).max(MOST_TICKET_LEGS).optional(),
  /** Parlays are always decimal. */
  format: z.enum(PRICE_FORMATS).default('decimal'),
};

/** Of an outright that several won a dead heat pays a part. */
const LEG_STATES = ['OPEN', 'WON', 'HALF_WON', 'DEAD_HEAT', 'LOST', 'HALF_LOST', 'PUSH', 'VOID'] as const;
export const TICKET_STATES = [
  'PENDING',
  'OPEN',
  'REJECTED',
  'CANCELLED',
  'WON',
  'LOST',
  'PUSH',
  'CASHED_OUT',
  'VOID',
] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const TICKET_REJECTIONS = [
  'market_closed',
  'incident',
  'line_changed',
  'price_changed',
  'limit',
] as const;

const TicketLegView = z.object({
  eventId: Id,
  marketId: Id,
  sport: z.enum(SPORTS),
  /** Both empty of an outright. */
  home: z.string(),
  away: z.string(),
  /** The league whose winner is bet on, and who that is said to be; null of a match. */
  outright: z.object({ league: z.string(), competitor: z.string() }).nullable(),
  startsAt: Instant,
  eventState: z.enum(EVENT_STATES),
  live: EventLive.nullable(),
  market: z.string(),
  pick: z.string(),
  /** That of the selection. */
  line: z.string().nullable(),
  /** Of a fee its text, else as it was struck in the format of the ticket. */
  shown: z.string(),
  /** Decimal; null of a fee. */
  price: z.string().nullable(),
  /** The score when the bet was taken in play. */
  scoreAtBet: z.object({ home: z.int(), away: z.int() }).nullable(),
  state: z.enum(LEG_STATES),
});
export type TicketLegView = z.infer<typeof TicketLegView>;

export const TicketView = z.object({
  id: Id,
  kind: z.enum(TICKET_KINDS),
  state: z.enum(TICKET_STATES),
  systemSize: z.int().nullable(),
  bets: z.int(),
  format: z.enum(PRICE_FORMATS),
  /** What was entered for each bet; at a negative price what is to be won. */
  amount: Amount,
  stake: Amount,
  potentialPayout: Amount,
  payout: Amount,
  /** What of the stake was cashed out. */
  soldStake: Amount,
  legs: z.array(TicketLegView),
  /** Of selections of one match: the price that they have together, decimal; null of every other kind. */
  combinedPrice: z.string().nullable(),
  placedAt: Instant,
  /** While it waits: when it is decided. */
  decidesAt: Instant.nullable(),
  rejection: z.enum(TICKET_REJECTIONS).nullable(),
  /** Until when it can be taken back without a cost; null when it cannot. */
  cancellableUntil: Instant.nullable(),
  canCashOut: z.boolean(),
});
export type TicketView = z.infer<typeof TicketView>;

export const quoteSportsTicket = route('quoteSportsTicket', {
  guard: 'player',
  summary: 'What a slip would cost now: prices, limits, the delay, and what speaks against it.',
  body: z.object(asked),
  reply: z.object({
    legs: z.array(
      z.object({
        marketId: Id,
        isOpen: z.boolean(),
        line: z.string().nullable(),
        shown: z.string(),
        price: z.string().nullable(),
      }),
    ),
    bets: z.int(),
    /** Of one bet of it; null of fees. */
    combinedPrice: z.string().nullable(),
    /** Of fees: at best so many times the amount is paid, after commission and tax; such as `1.9500`. */
    bestFactor: z
      .string()
      .regex(/^\d+\.\d{4}$/)
      .optional(),
    least: Amount,
    most: Amount,
    mostPayout: Amount,
    delaySeconds: z.int(),
    problem: z
      .enum(['related_legs', 'too_few_legs', 'too_many_legs', 'price_out_of_range', 'cannot_be_combined'])
      .nullable(),
  }),
  errors: ['not_found', 'selection_invalid'],
});

export const placeSportsTicket = route('placeSportsTicket', {
  guard: 'player',
  summary: 'Bets on selections; in play the answer is that it waits, and the ticket tells what became of it.',
  body: z.object({
    ...asked,
    amount: AskedAmount,
    /** Of selections of one match: as it was quoted for them together. */
    combinedPrice: z.string().max(16).optional(),
    accepts: z.enum(PRICE_CHANGES).default('none'),
    requestId: RequestId,
  }),
  reply: TicketView,
  errors: [
    'not_found',
    'selection_invalid',
    'legs_related',
    'market_closed',
    'game_unavailable',
    'price_changed',
    'liability_reached',
    'price_out_of_range',
    'amount_out_of_range',
    'insufficient_funds',
    'betting_stopped',
    'no_longer_open',
    'key_reused',
  ],
});

/** Settled are those that were taken and are decided: won, lost, void, given back or cashed out. */
const TICKET_LISTS = ['open', 'settled', 'all'] as const;
export type TicketList = (typeof TICKET_LISTS)[number];

export const listSportsTickets = route('listSportsTickets', {
  guard: 'player',
  summary: 'The tickets of the caller, newest first; those that are open or settled, on request.',
  query: z.object({ show: z.enum(TICKET_LISTS).default('all'), ...pageQuery(20, 100) }),
  reply: z.object({ list: z.array(TicketView), total: z.int(), totalPages: z.int() }),
});

export const readSportsTicket = route('readSportsTicket', {
  guard: 'player',
  summary: 'One ticket of the caller.',
  params: z.object({ id: Id }),
  reply: TicketView,
  errors: ['not_found'],
});

export const cancelSportsTicket = route('cancelSportsTicket', {
  guard: 'player',
  summary: 'Takes a ticket back within the time for it, as long as nothing has moved; the stake comes back.',
  params: z.object({ id: Id }),
  reply: TicketView,
  errors: ['not_found', 'no_longer_open', 'price_changed', 'cancel_limit_reached'],
});

export const CASH_OUT_PARTS = [25, 50, 75, 100] as const;

export const quoteCashOut = route('quoteCashOut', {
  guard: 'player',
  summary: 'What is paid for a ticket now, for a few seconds.',
  params: z.object({ id: Id }),
  body: z.object({ part: z.literal(CASH_OUT_PARTS).default(100) }),
  reply: z.object({
    quoteId: z.uuid(),
    paid: Amount,
    soldStake: Amount,
    /** Whether what was sold counts for turnover. */
    countsForTurnover: z.boolean(),
    expiresAt: Instant,
    delaySeconds: z.int(),
  }),
  errors: ['not_found', 'cash_out_unavailable'],
});

export const takeCashOut = route('takeCashOut', {
  guard: 'player',
  summary: 'Takes what was quoted, as long as it stands; in play after the delay.',
  params: z.object({ id: Id }),
  body: z.object({ quoteId: z.uuid() }),
  reply: TicketView,
  errors: ['not_found', 'cash_out_unavailable', 'quote_expired', 'price_changed'],
});

const preferences = { format: z.enum(PRICE_FORMATS), accepts: z.enum(PRICE_CHANGES) };

export const readSportsPreferences = route('readSportsPreferences', {
  guard: 'player',
  summary: 'How the caller wants prices to be shown, and which changes of them to be accepted.',
  reply: z.object(preferences),
});

export const updateSportsPreferences = route('updateSportsPreferences', {
  guard: 'player',
  summary: 'Says how prices are shown, and which changes of them are accepted.',
  body: z.object(preferences),
  reply: z.object(preferences),
});
