import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { route } from '../route.ts';

/** Whole points as they leave; only a bet that was voided later brings the balance below zero. */
export const Points = z.int();

/** Whole points that are asked for. */
const AskedPoints = z.int().min(1).max(1_000_000_000);

/** Of the caller's choosing: the same one counts once. */
const requestId = z.string().regex(/^[\w-]{8,64}$/);

/** One line that a member wrote; the database holds no signs of control. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u)
    .default('');

/** Nothing typed is refused by the use case, with the name of the field. */
const paymentPassword = z.string().max(255).default('');

export const readPoints = route('readPoints', {
  guard: 'player',
  summary: 'The points of the member, with what was played today so far.',
  reply: z.object({ points: Points }),
});

/** Why points moved. */
export const POINT_KINDS = ['PLAY', 'PLAY_VOID', 'MISSION', 'CONVERT', 'REDEEM', 'REDEEM_RETURN'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

const PointEntryView = z.object({
  id: z.string(),
  kind: z.enum(POINT_KINDS),
  /** Below zero for what went. */
  changedPoints: Points,
  /** What there was after it. */
  balance: Points,
  time: Instant,
});
export type PointEntryView = z.infer<typeof PointEntryView>;

/** A day of the business zone, as 2026-11-21. */
const day = z.iso.date().optional();

export const listPointEntries = route('listPointEntries', {
  guard: 'player',
  summary: 'How the points of the member moved, newest first; both days are included.',
  query: z.object({ from: day, to: day, ...pageQuery(20, 100) }),
  reply: z.object({ list: z.array(PointEntryView), total: z.int(), totalPages: z.int() }),
});

export const readPointConfig = route('readPointConfig', {
  guard: 'visitor',
  summary: 'How points are earned and what they are worth.',
  reply: z.object({
    /** So many points are worth so much. */
    pointsRatio: z.object({ points: z.int(), amount: Amount }),
    /** Fewer points are not turned into money. */
    leastConverted: z.int(),
    /** How often the money has to be bet before it may leave. */
    multiple: z.string(),
    rules: z.object({
      /** What has to be bet for a point at the weight and the factor of one. */
      unit: Amount,
      weights: z.array(z.object({ category: z.string(), weight: z.string() })),
      levels: z.array(z.object({ rankLevel: z.int(), labelName: z.string(), factor: z.string() })),
      /** Null: points do not expire. */
      expiresAfterDays: z.int().nullable(),
    }),
  }),
});

export const convertPoints = route('convertPoints', {
  guard: 'player',
  summary: 'Turns points into money, which has to be bet once before it may leave.',
  body: z.object({ points: AskedPoints, paymentPassword, requestId }),
  reply: z.object({
    points: Points,
    amount: Amount,
    /** What the member has now. */
    balance: Points,
  }),
  errors: [
    'not_empty',
    'payment_password_wrong',
    'too_many_requests',
    'points_out_of_range',
    'points_not_enough',
    'betting_stopped',
    'key_reused',
  ],
});

const RewardView = z.object({
  id: z.string(),
  /** In the language of the caller. */
  name: z.string(),
  points: Points,
  /** What is paid on top of the points. */
  amount: Amount,
  /** How many there still are. */
  available: z.int(),
  /** How many one member may have; null for any number. */
  mostEach: z.int().nullable(),
  /** Whether it is sent to an address. */
  physical: z.boolean(),
  picture: z.string(),
});
export type RewardView = z.infer<typeof RewardView>;

export const listStoreRewards = route('listStoreRewards', {
  guard: 'visitor',
  summary: 'What can be had for points.',
  query: z.object(pageQuery(24, 100)),
  reply: z.object({ list: z.array(RewardView), total: z.int(), totalPages: z.int() }),
});

/** How far a redemption has come. */
export const REDEMPTION_STATES = ['APPLYING', 'APPROVED', 'REJECTED'] as const;
export type RedemptionState = (typeof REDEMPTION_STATES)[number];

/** Why staff turns a redemption down, as shown to the member. */
export const REDEMPTION_REJECTIONS = [
  'OUT_OF_STOCK',
  'ADDRESS_UNCLEAR',
  'SHARED_ACCOUNT',
  'HOUSE_RULES',
] as const;
export type RedemptionRejection = (typeof REDEMPTION_REJECTIONS)[number];

const RedemptionView = z.object({
  id: z.string(),
  rewardId: z.string(),
  /** The reward in the language of the caller. */
  name: z.string(),
  quantity: z.int(),
  /** What was paid for all of them. */
  points: Points,
  amount: Amount,
  receivingAddress: z.string(),
  mobileNum: z.string(),
  status: z.enum(REDEMPTION_STATES),
  reason: z.enum(REDEMPTION_REJECTIONS).nullable(),
  /** What staff says with a delivery, such as a code. */
  remark: z.string(),
  appliedAt: Instant,
  decidedAt: Instant.nullable(),
});
export type RedemptionView = z.infer<typeof RedemptionView>;

/** How many of a reward can be redeemed at once. */
export const MOST_AT_ONCE = 99;

export const redeemReward = route('redeemReward', {
  guard: 'player',
  summary: 'Redeems a reward: points, stock and what is paid on top are taken at once, and staff decides.',
  body: z.object({
    rewardId: z.string().regex(/^[1-9]\d{0,17}$/),
    quantity: z.int().min(1).max(MOST_AT_ONCE).default(1),
    paymentPassword,
    /** Both for what is sent. */
    receivingAddress: line(255),
    mobileNum: z
      .string()
      .trim()
      .regex(/^(?:\+?\d[\d -]{5,18})?$/)
      .default(''),
    requestId,
  }),
  reply: RedemptionView,
  errors: [
    'not_found',
    'not_empty',
    'payment_password_wrong',
    'too_many_requests',
    'points_not_enough',
    'sold_out',
    'reward_limit_reached',
    'insufficient_funds',
    'withdrawals_held',
    'turnover_required',
    'funds_at_vendor',
    'betting_stopped',
    'withdrawals_stopped',
    'key_reused',
  ],
});

export const listRedemptions = route('listRedemptions', {
  guard: 'player',
  summary: 'The redemptions of the member, newest first.',
  query: z.object(pageQuery(20, 100)),
  reply: z.object({ list: z.array(RedemptionView), total: z.int(), totalPages: z.int() }),
});
