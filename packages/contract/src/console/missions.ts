import { z } from 'zod';
import { Amount, Instant } from '../amount.ts';
import { CATEGORIES } from '../catalogue/index.ts';
import {
  LEADERBOARD_PERIODS,
  MISSION_METRICS,
  MISSION_TYPES,
  MissionReward,
  PrizeView,
} from '../missions.ts';
import { AskedAmount } from '../payments/asked-amount.ts';
import { ProposedView } from './approvals.ts';
import { CostView } from './finance.ts';
import { Id, idParams, plain, requestId, words } from './fields.ts';
import { consoleRoute } from './route.ts';

const Day = z.iso.date();

/** In the two languages of the operator; where a page has another one, it shows the English. */
const Titles = z.object({ my: z.string(), en: z.string() });

const MissionLine = z.object({
  id: z.string(),
  type: z.enum(MISSION_TYPES),
  metric: z.enum(MISSION_METRICS),
  /** Of which category bets count; null for all. */
  category: z.enum(CATEGORIES).nullable(),
  /** A decimal amount for money, a whole number for rounds and days. */
  target: z.string(),
  reward: MissionReward,
  titles: Titles,
  enabled: z.boolean(),
  /** Business days, both among them; null for a mission that goes on. */
  startsOn: Day,
  endsOn: Day.nullable(),
  /** How often its reward has been claimed. */
  claims: z.int(),
  /** What it has cost so far, in money. */
  cost: Amount,
});

export const listAdminMissions = consoleRoute('listAdminMissions', {
  summary: 'Every mission, switched on or not, and how often each was claimed.',
  reply: z.array(MissionLine),
});

/** A figure as somebody types it: money with two decimals at most, or a whole number. */
const AskedFigure = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);

/** What became of it: done, or proposed to the colleagues where it can cost more than one person may let it. */
const Outcome = z.object({ mission: MissionLine.nullable(), proposed: ProposedView.nullable() });

const title = plain(80).trim().min(1);

/** What of a mission can be changed at any time. */
const changeable = {
  target: AskedFigure,
  reward: z.object({ kind: z.enum(['CASH', 'POINTS']), amount: AskedFigure }),
  titles: z.object({ my: title, en: title }),
  enabled: z.boolean(),
  endsOn: Day.nullable(),
  reason: words,
  requestId: requestId.optional(),
};

export const estimateMission = consoleRoute('estimateMission', {
  summary: 'What a mission with this reward can cost; changes nothing.',
  body: z.object({ reward: changeable.reward }),
  reply: CostView,
  errors: ['bad_request'],
});

export const createMission = consoleRoute('createMission', {
  summary: 'Makes a mission; what it counts, and from when on, stays as it is.',
  body: z.object({
    ...changeable,
    type: z.enum(MISSION_TYPES),
    metric: z.enum(MISSION_METRICS),
    category: z.enum(CATEGORIES).nullable(),
    startsOn: Day,
  }),
  reply: Outcome,
  errors: ['bad_request', 'key_reused'],
});

export const changeMission = consoleRoute('changeMission', {
  summary: 'Changes a mission, or switches it; rewards that were claimed stay as they are.',
  params: idParams,
  body: z.object(changeable),
  reply: Outcome,
  errors: ['not_found', 'bad_request', 'key_reused'],
});

const BoardLine = z.object({
  rank: z.int(),
  accountId: Id,
  account: z.string(),
  score: Amount,
  prize: Amount.nullable(),
});

export const readAdminLeaderboard = consoleRoute('readAdminLeaderboard', {
  summary: 'The ranks of the running week or the last one, and what they bring.',
  query: z.object({ period: z.enum(LEADERBOARD_PERIODS).default('current') }),
  reply: z.object({
    from: Instant,
    to: Instant,
    final: z.boolean(),
    updatedAt: Instant.nullable(),
    rows: z.array(BoardLine),
    prizes: z.array(PrizeView),
  }),
});

const MOST_RANK = 100;
const rank = z.int().min(1).max(MOST_RANK);

/** The first ranks first, and no rank twice. */
const prizes = z
  .array(z.object({ fromRank: rank, toRank: rank, amount: AskedAmount }))
  .max(MOST_RANK)
  .refine((lines) =>
    lines.every(
      ({ fromRank, toRank }, index) => fromRank <= toRank && fromRank > (lines[index - 1]?.toRank ?? 0),
    ),
  );

export const estimatePrizes = consoleRoute('estimatePrizes', {
  summary: 'What these prizes of a week can cost; changes nothing.',
  body: z.object({ prizes }),
  reply: CostView,
});

export const setPrizes = consoleRoute('setPrizes', {
  summary: 'Sets what the ranks bring, the first ranks first and no rank twice.',
  body: z.object({ prizes, reason: words, requestId: requestId.optional() }),
  /** Null when they are set. */
  reply: z.object({ proposed: ProposedView.nullable() }),
  errors: ['key_reused'],
});
