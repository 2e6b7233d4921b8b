import { z } from 'zod';
import { printable } from '../fields.ts';

/** The event as the feed calls it. */
const EventCode = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
const Count = z.int().min(0).max(99);
const Score = z.object({ home: Count, away: Count });
const Side = z.enum(['home', 'away']);
/** Kills of a map may be more than goals are. */
const Kill = z.int().min(0).max(999);
const Kills = z.object({ home: Kill, away: Kill });

/**
 * Every message stands for itself: it tells what one side of an event is now, not what changed. The number grows over all
 * that a feed sends. Of two messages on the same the larger number counts, so that one which comes twice, late or never
 * does no harm beyond its own delay.
 */
const numbered = { number: z.int().min(1), event: EventCode };

const competition = {
  sport: z.enum(['football', 'esports']),
  league: z.object({ code: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/), name: printable(80) }),
};

const FixtureMessage = z.object({
  ...numbered,
  kind: z.literal('fixture'),
  ...competition,
  home: printable(80),
  away: printable(80),
  startsAt: z.int(),
  /** Of how many maps an esports match is the best; null in football. */
  bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]).nullable(),
});

const MOST_COMPETITORS = 40;

/** A season of which it is bet on who comes first: an event without sides, whose only market is `outright`. */
const OutrightMessage = z.object({
  ...numbered,
  kind: z.literal('outright'),
  ...competition,
  /** The picks of the market, and what its result names, are their places from 1 on: the list stays as it was. */
  competitors: z.array(printable(80)).min(2).max(MOST_COMPETITORS),
  /** So many places are paid. */
  places: z.int().min(1).max(10),
  /** Whether a bet on who does not start is void; it is lost otherwise. */
  voidIfAbsent: z.boolean(),
  /** Nothing is bet on it from then on. */
  closesAt: z.int(),
  /** About when it is decided. */
  endsAt: z.int(),
});

export const EVENT_PHASES = ['scheduled', 'live', 'ended', 'postponed', 'abandoned'] as const;

const StateMessage = z.object({
  ...numbered,
  kind: z.literal('state'),
  phase: z.enum(EVENT_PHASES),
  /** Such as `1st`, `ht`, `2nd`, or `map 2`. */
  period: z
    .string()
    .regex(/^[a-z0-9 ]{1,16}$/)
    .nullable(),
  clock: z.object({ seconds: z.int().min(0).max(99_999), isRunning: z.boolean() }).nullable(),
  score: Score,
  /** Null before the break, and in esports. */
  halfTime: Score.nullable(),
  firstGoal: Side.nullable(),
  lastGoal: Side.nullable(),
  sentOff: Score,
  /** Attacks and reviews: nothing is offered while they last. */
  isDanger: z.boolean(),
  /** Goals, red cards and reviews so far. */
  incidents: z.int().min(0).max(9_999),
  /** What people like to see beside the score. Bets are on the kills of a map alone, which its result has as well. */
  statistics: z.record(z.string().regex(/^[a-z_]{1,24}$/), Kills).default({}),
});

export const INCIDENT_KINDS = [
  'kick_off',
  'goal',
  'review',
  'goal_stands',
  'goal_disallowed',
  'red_card',
  'half_time',
  'second_half',
  'full_time',
  'map_won',
] as const;

const IncidentMessage = z.object({
  ...numbered,
  kind: z.literal('incident'),
  incident: z.enum(INCIDENT_KINDS),
  side: Side.nullable(),
  /** As a scoreboard has it, such as `45+2`. */
  minute: z
    .string()
    .regex(/^\d{1,3}(?:\+\d{1,2})?$/)
    .nullable(),
  score: Score,
});

const MarketMessage = z.object({
  ...numbered,
  kind: z.literal('market'),
  /** A code of the operator's markets, such as `asian_handicap` or `outright`, or `body_handicap` and `body_goals`. */
  market: z.string().regex(/^[a-z0-9_]{2,40}$/),
  /** Of the home team in a handicap, such as `-0.5`; null for a market without. */
  line: z
    .string()
    .regex(/^[+-]?\d{1,3}(?:\.\d{1,2})?$/)
    .nullable(),
  status: z.enum(['open', 'suspended', 'closed']),
  /**
   * Decimal, one for each pick in the order of the market; none of a market with a fee. A pick that is not offered, such
   * as a score that has been passed, has the least price, 1.0001.
   */
  prices: z.array(z.string().regex(/^\d{1,5}\.\d{2,4}$/)).max(40),
  /** Such as `1-20`, with the side that it is printed for, of which goals have none; null of a market with prices. */
  fee: z
    .object({ text: z.string().regex(/^(L|\d{1,2})(=|[+-]\d{1,3})$/), upper: Side.nullable() })
    .nullable(),
});

const FootballOutcome = z.object({
  sport: z.literal('football'),
  halfTime: Score,
  fullTime: Score,
  firstGoal: Side.nullable(),
  lastGoal: Side.nullable(),
});

/** One map; what is null was not played, not counted or does not exist in the game. */
const MapOutcome = z.object({
  winner: Side.nullable(),
  /** False of a map that was given to a side without being played. */
  isPlayed: z.boolean(),
  kills: Kills.nullable(),
  firstBlood: Side.nullable(),
  firstObjective: Side.nullable(),
  pistolRound: Side.nullable(),
});

const EsportsOutcome = z.object({
  sport: z.literal('esports'),
  bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]),
  /** Null where no result stands. */
  winner: Side.nullable(),
  maps: z.array(MapOutcome).max(5),
});

const Competitor = z.string().regex(/^[1-9]\d?$/);

const OutrightOutcome = z.object({
  sport: z.literal('outright'),
  /** From the first place on; those who share one stand together. */
  ranking: z.array(z.array(Competitor).min(1).max(MOST_COMPETITORS)).min(1).max(MOST_COMPETITORS),
  /** Those who did not start. */
  absent: z.array(Competitor).max(MOST_COMPETITORS),
});

const ResultMessage = z.object({
  ...numbered,
  kind: z.literal('result'),
  result: z.discriminatedUnion('sport', [FootballOutcome, EsportsOutcome, OutrightOutcome]),
});

export const SportsFeedMessage = z.discriminatedUnion('kind', [
  FixtureMessage,
  OutrightMessage,
  StateMessage,
  IncidentMessage,
  MarketMessage,
  ResultMessage,
]);
export type SportsFeedMessage = z.infer<typeof SportsFeedMessage>;
export type FeedMessageOf<Kind extends SportsFeedMessage['kind']> = Extract<
  SportsFeedMessage,
  { kind: Kind }
>;

export const MOST_MESSAGES = 1_000;

/** What a feed posts: no message at all tells that it is there. */
export const SportsFeedBatch = z.object({ messages: z.array(SportsFeedMessage).max(MOST_MESSAGES) });
export type SportsFeedBatch = z.infer<typeof SportsFeedBatch>;

/** Where a feed posts to, under the address of the operator; signed as results of lotteries are. */
export const SPORTS_FEED_PATH = '/lgw/sports/feed';
