import { z } from 'zod';
import { Instant } from '../amount.ts';
import { route } from '../route.ts';

export const SPORTS = ['football', 'esports'] as const;
export type Sport = (typeof SPORTS)[number];

export const EVENT_STATES = ['SCHEDULED', 'LIVE', 'ENDED', 'SETTLED', 'VOID'] as const;
export const MARKET_STATES = ['OPEN', 'SUSPENDED', 'CLOSED'] as const;

export const Id = z.string().regex(/^[1-9]\d{0,17}$/);
const Price = z.string().regex(/^\d+\.\d{4}$/);
const Score = z.object({ home: z.int(), away: z.int() });
const Side = z.enum(['home', 'away']);

/** What can be bet on of an event, with what each pick costs now. */
export const MarketView = z.object({
  id: Id,
  /** A code of `@hintha/sports`, `outright` among them, or `body_handicap` and `body_goals`. */
  code: z.string(),
  /** Of the home team in a handicap, whose other side has it turned over; of both picks in a total; else null. */
  line: z.string().nullable(),
  state: z.enum(MARKET_STATES),
  /** Counted up with every change: of two views the larger one is the later. */
  version: z.int(),
  picks: z.array(z.string()),
  /** Decimal, one for each pick; none of a market with a fee. */
  prices: z.array(Price),
  /** Such as `1-20`; whose it is printed for, of which goals have none. */
  fee: z.object({ text: z.string(), upper: Side.nullable() }).nullable(),
});
export type MarketView = z.infer<typeof MarketView>;

const clock = z
  .object({
    /** How far the period was at that instant. */
    seconds: z.int(),
    at: Instant,
    isRunning: z.boolean(),
  })
  .nullable();

export const EventLive = z.object({
  state: z.enum(EVENT_STATES),
  /** Such as `1st`, `ht`, `2nd`, or `map 2`. */
  period: z.string().nullable(),
  clock,
  score: Score,
  halfTime: Score.nullable(),
  sentOff: Score,
  /** Nothing is offered of it for now: an attack or a review lasts, its feed is silent, or the staff has said so. */
  isDanger: z.boolean(),
});
export type EventLive = z.infer<typeof EventLive>;

/** A season of which it is bet on who comes first: bets close at its start. Its picks are places of the list, from 1 on. */
export const OutrightView = z.object({
  competitors: z.array(z.string()),
  /** So many places are paid. */
  places: z.int(),
  /** Whether a bet on who does not start is void. */
  voidIfAbsent: z.boolean(),
  endsAt: Instant,
});

export const EventView = z.object({
  id: Id,
  sport: z.enum(SPORTS),
  league: z.object({ code: z.string(), name: z.string() }),
  /** Both empty of an outright. */
  home: z.string(),
  away: z.string(),
  startsAt: Instant,
  bestOf: z.int().nullable(),
  /** Null of a match. */
  outright: OutrightView.nullable(),
  live: EventLive,
  /** How many markets it has in all. */
  marketCount: z.int(),
  /** Those that a list shows, or all of them where one event is read. */
  markets: z.array(MarketView),
});
export type EventView = z.infer<typeof EventView>;

/** When events are: being played, on this business day, after it, or all that can be bet on. */
export const EVENT_WHENS = ['live', 'today', 'early', 'all'] as const;

export const listSportsEvents = route('listSportsEvents', {
  guard: 'visitor',
  summary: 'Events that can be bet on, by their start, each with the markets that a list shows.',
  query: z.object({
    sport: z.enum(SPORTS).default('football'),
    when: z.enum(EVENT_WHENS).default('all'),
    league: z.string().max(32).optional(),
    /** At most so many, the first ones; all of them without it. */
    count: z.coerce.number().int().min(1).max(200).optional(),
  }),
  reply: z.object({
    /** By the clock that decides what is in time. */
    now: Instant,
    counts: z.object({ live: z.int(), today: z.int(), early: z.int() }),
    list: z.array(EventView),
  }),
});

export const readSportsEvent = route('readSportsEvent', {
  guard: 'visitor',
  summary: 'One event with all of its markets, what happened in it, and its statistics.',
  params: z.object({ id: Id }),
  reply: z.object({
    now: Instant,
    event: EventView,
    timeline: z.array(
      z.object({
        kind: z.string(),
        side: Side.nullable(),
        minute: z.string().nullable(),
        score: Score,
      }),
    ),
    statistics: z.record(z.string(), Score),
    /** What was settled, as the league has it; null before. */
    result: z.string().nullable(),
  }),
  errors: ['not_found'],
});

export const listSportsOutrights = route('listSportsOutrights', {
  guard: 'visitor',
  summary:
    'Outrights league by league: those that can be bet on, those that wait for their end, and the last results.',
  query: z.object({ sport: z.enum(SPORTS).default('football'), league: z.string().max(32).optional() }),
  reply: z.object({
    now: Instant,
    list: z.array(
      EventView.extend({
        /** Who came first, where that is settled; null before. */
        result: z.string().nullable(),
      }),
    ),
  }),
});

export const listSportsResults = route('listSportsResults', {
  guard: 'visitor',
  summary: 'The events of a business day that are over, the latest first.',
  query: z.object({ sport: z.enum(SPORTS).default('football'), day: z.iso.date().optional() }),
  reply: z.object({
    day: z.iso.date(),
    list: z.array(
      z.object({
        id: Id,
        league: z.object({ code: z.string(), name: z.string() }),
        home: z.string(),
        away: z.string(),
        startsAt: Instant,
        score: Score,
        halfTime: Score.nullable(),
        state: z.enum(EVENT_STATES),
      }),
    ),
  }),
});

/** Of so many events one stream tells. */
export const MOST_STREAMED = 100;

/** What the stream tells: events and markets as they are now, several changes together. */
export interface SportsStreamMessage {
  readonly events: readonly (EventLive & { readonly id: string })[];
  readonly markets: readonly (MarketView & { readonly eventId: string })[];
}
