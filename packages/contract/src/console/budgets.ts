import { z } from 'zod';
import { Amount, Instant } from '../amount.ts';
import { consoleRoute } from './route.ts';

/**
 * What an operator budgets: bonuses that members claim or staff decides, missions and the leaderboard, raffles, what is
 * given back of losses, friends, points that become money, what the rewards store hands out, corrections by hand, and
 * deposits that staff says have come.
 */
export const BUDGET_LINES = [
  'bonuses',
  'missions',
  'raffles',
  'cashback',
  'referral',
  'points',
  'rewards',
  'adjustments',
  'manualDeposits',
] as const;

export type BudgetLine = (typeof BUDGET_LINES)[number];

/** What a rule of the staff can cost, before it is switched on. */
export const CostView = z.object({
  /** The largest single grant. */
  each: Amount,
  /** What it can come to in a business day: a grant for everybody who could have one. */
  perDay: Amount,
  /** What one person may let a rule give at once, and what it may cost in a day. */
  mostEach: Amount,
  mostPerRule: Amount,
  /** What the budget has left of the running day, beyond which the ledger gives nothing. */
  leftToday: Amount,
  /** Whether a second person has to approve it. */
  needsApproval: z.boolean(),
});

const BudgetView = z.object({
  line: z.enum(BUDGET_LINES),
  mostEach: Amount,
  spentToday: Amount,
  mostPerDay: Amount,
  spentThisMonth: Amount,
  mostPerMonth: Amount,
  /** What was given by a rule and waits for room; null when nothing does. */
  owed: z.object({ count: z.int(), amount: Amount, since: Instant }).nullable(),
});

export const listBudgets = consoleRoute('listBudgets', {
  summary:
    'Every budget: what was given of it today and this month, its bounds, and what waits for room in it.',
  reply: z.object({ budgets: z.array(BudgetView) }),
});
