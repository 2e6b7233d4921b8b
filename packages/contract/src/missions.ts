import { z } from 'zod';
import { Amount, Instant } from './amount.ts';
import { STATE_ON_WIRE } from './bonuses/states.ts';
import { CATEGORIES } from './catalogue/index.ts';
import { route } from './route.ts';

/** How often a mission can be done: each business day, each week from Monday on, or once. */
export const MISSION_TYPES = ['DAILY', 'WEEKLY', 'ONCE'] as const;
export type MissionType = (typeof MISSION_TYPES)[number];

/** What a mission counts: money deposited, bets that count, rounds won, or days with a sign-in. */
export const MISSION_METRICS = ['DEPOSIT', 'VALID_BET', 'WINS', 'LOGIN_DAYS'] as const;
export type MissionMetric = (typeof MISSION_METRICS)[number];

/** A decimal amount for money, a whole number for rounds, days and points. */
const Figure = z.string().regex(/^\d+(\.\d{2})?$/);

export const MissionReward = z.object({ kind: z.enum(['CASH', 'POINTS']), amount: Figure });

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const MissionView = z.object({
  id: z.string(),
  /** The first day of the period that this stands for. */
  period: Day,
  title: z.string(),
  type: z.enum(MISSION_TYPES),
  metric: z.enum(MISSION_METRICS),
  /** Of which category bets count; null for all. */
  category: z.enum(CATEGORIES).nullable(),
  target: Figure,
  /** No more than the target. */
  progress: Figure,
  state: z.enum(STATE_ON_WIRE).extract(['in_progress', 'claimable', 'due', 'claimed']),
  reward: MissionReward,
  /** When its period is over; null for a mission without an end. */
  endsAt: Instant.nullable(),
  /** Until when a reward can be claimed; null without an end. */
  claimUntil: Instant.nullable(),
});
export type MissionView = z.infer<typeof MissionView>;

export const listMissions = route('listMissions', {
  guard: 'player',
  summary: 'The missions of the member with its progress, and how many rewards it can claim.',
  reply: z.object({ missions: z.array(MissionView), missionCount: z.int() }),
});

export const claimMission = route('claimMission', {
  guard: 'player',
  summary: 'Claims the reward of a mission that is done, once for each of its periods.',
  body: z.object({
    missionId: z.string().regex(/^[1-9]\d{0,17}$/),
    /** The first day of the period; without it the earliest that can be claimed. */
    period: Day.optional(),
    /** Of the caller's choosing: the same one claims once. */
    requestId: z.string().regex(/^[\w-]{8,64}$/),
  }),
  reply: z.object({
    missionId: z.string(),
    period: Day,
    reward: MissionReward,
    missionCount: z.int(),
  }),
  errors: [
    'not_found',
    'not_enabled',
    'mission_not_done',
    'mission_over',
    'bonus_taken',
    'betting_stopped',
    'phone_unverified',
    'claim_due',
    'key_reused',
  ],
});

export const LEADERBOARD_PERIODS = ['current', 'last'] as const;
export type LeaderboardPeriod = (typeof LEADERBOARD_PERIODS)[number];

const LeaderboardRow = z.object({
  rank: z.int(),
  /** The name of the account, most of it hidden. */
  player: z.string(),
  score: Amount,
  /** What the rank brings; null for nothing. */
  prize: Amount.nullable(),
  /** Whether it is the caller's own. */
  own: z.boolean(),
});
export type LeaderboardRow = z.infer<typeof LeaderboardRow>;

/** What the ranks from one to another bring. */
export const PrizeView = z.object({ fromRank: z.int(), toRank: z.int(), amount: Amount });
export type PrizeView = z.infer<typeof PrizeView>;

export const readLeaderboard = route('readLeaderboard', {
  guard: 'player',
  summary: 'Who has bet the most in a week, each bet by its weight, and where the member stands.',
  query: z.object({ period: z.enum(LEADERBOARD_PERIODS).default('current') }),
  reply: z.object({
    period: z.enum(LEADERBOARD_PERIODS),
    /** The first instant of the week, and the first after it. */
    from: Instant,
    to: Instant,
    /** Whether the ranks are fixed. */
    final: z.boolean(),
    /** When the ranks were worked out; null when they have not been yet. */
    updatedAt: Instant.nullable(),
    rows: z.array(LeaderboardRow),
    /** The member's own, on whatever rank; null when it has none. */
    own: LeaderboardRow.nullable(),
    prizes: z.array(PrizeView),
  }),
});
