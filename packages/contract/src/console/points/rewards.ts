import { parseAmount, type Money } from '@hintha/money';
import { z } from 'zod';
import { Amount } from '../../amount.ts';
import { LANGUAGES } from '../../languages/index.ts';
import { ProposedView } from '../approvals.ts';
import { CostView } from '../finance.ts';
import { idParams, plain, requestId, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const MOST = 1_000_000_000;
const name = plain(80).trim().min(1);

/** In every language that has one; English and Burmese always. */
const Names = z
  .partialRecord(z.enum(LANGUAGES), name)
  .refine(({ en, my }) => en !== undefined && my !== undefined);

/** From 0.00 on. */
const AnyAmount = z
  .string()
  .max(16)
  .transform((wire, context): Money => {
    const amount = parseAmount(wire);
    if (amount !== 'not_an_amount' && amount >= 0n) return amount;
    context.addIssue({ code: 'custom', message: 'not an amount' });
    return z.NEVER;
  });

const RewardView = z.object({
  id: z.string(),
  names: z.partialRecord(z.enum(LANGUAGES), z.string()),
  points: z.int(),
  amount: Amount,
  /** What one of it costs the operator. */
  cost: Amount,
  physical: z.boolean(),
  picture: z.string(),
  /** How many there are in all, and how many of them are redeemed. */
  stock: z.int(),
  taken: z.int(),
  mostEach: z.int().nullable(),
  enabled: z.boolean(),
  position: z.int(),
  /** What those that were redeemed have cost so far. */
  spent: Amount,
});

/** What became of it: done, or proposed to the colleagues where it can cost more than one person may let it. */
const Outcome = z.object({ reward: RewardView.nullable(), proposed: ProposedView.nullable() });

/** What can be changed of a reward; its price stands. */
const changeable = {
  names: Names,
  /** The name of one of the operator's drawings. */
  picture: z.string().regex(/^[a-z]{1,32}$/),
  stock: z.int().min(0).max(MOST),
  mostEach: z.int().min(1).max(MOST).nullable(),
  enabled: z.boolean(),
  position: z.int().min(0).max(9_999),
};

export const listAdminRewards = consoleRoute('listAdminRewards', {
  summary: 'Every reward of the rewards store, in its order.',
  reply: z.array(RewardView),
});

export const createReward = consoleRoute('createReward', {
  summary: 'Adds a reward to the rewards store.',
  body: z.object({
    ...changeable,
    points: z.int().min(1).max(MOST),
    /** Paid on top of the points; 0.00 for nothing. */
    amount: AnyAmount,
    /** What one of it costs the operator; declared, since nothing else tells what is handed out. */
    cost: AnyAmount,
    physical: z.boolean(),
    reason: words,
    requestId: requestId.optional(),
  }),
  reply: Outcome,
  errors: ['key_reused'],
});

export const estimateReward = consoleRoute('estimateReward', {
  summary:
    'What a reward of this price, cost and stock can cost beyond what is paid for it; changes nothing.',
  body: z.object({
    points: z.int().min(1).max(MOST),
    amount: AnyAmount,
    cost: AnyAmount,
    stock: changeable.stock,
    mostEach: changeable.mostEach.default(null),
  }),
  reply: CostView,
});

export const changeReward = consoleRoute('changeReward', {
  summary: 'Changes names, picture, stock, limit, place and whether a reward is shown.',
  params: idParams,
  body: z.object({ ...changeable, reason: words, requestId: requestId.optional() }),
  reply: Outcome,
  errors: ['not_found', 'stock_too_low', 'key_reused'],
});
