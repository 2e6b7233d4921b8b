import { z } from 'zod';
import { Amount, Instant } from '../amount.ts';
import { idParams, Nothing, words } from './fields.ts';
import { consoleRoute } from './route.ts';

const BreakView = z.object({
  id: z.string(),
  what: z.enum(['total', 'held', 'wallet', 'chain', 'system_account']),
  /** The wallet or system account it is about; null when it is about all of them. */
  account: z.string().nullable(),
  expected: Amount,
  found: Amount,
  firstSeenAt: Instant,
  lastSeenAt: Instant,
});

export const readReconciliation = consoleRoute('readReconciliation', {
  summary: 'How far reconciliation of the ledger is behind, and the breaks that nobody has closed.',
  reply: z.object({
    /** Null before the first check. */
    lagSeconds: z.number().nullable(),
    /** Whether somebody has to act: a break, or a check that is too far behind. */
    alarm: z.boolean(),
    lastFullCheckAt: Instant.nullable(),
    breaks: z.array(BreakView),
  }),
});

export const closeBreak = consoleRoute('closeBreak', {
  summary: 'Closes a break with what came of it; if it stays, it is opened anew.',
  params: idParams,
  body: z.object({ note: words }),
  reply: Nothing,
  errors: ['not_found'],
});

const LineView = z.object({ kind: z.string(), systemAccount: z.string(), amount: Amount, postings: z.int() });

const DayView = z.object({
  day: z.iso.date(),
  opening: Amount,
  lines: z.array(LineView),
  closing: Amount,
  /** 0.00 while the ledger is right. */
  difference: Amount,
});

export const readMoneyReport = consoleRoute('readMoneyReport', {
  summary:
    'The money of all members day by day: opening, what moved by kind, closing; 31 business days at most.',
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  reply: z.object({ days: z.array(DayView) }),
});

/** What the money of a day can be broken down by. */
const AGGREGATE_KEYS = ['vendor', 'game', 'team', 'wallet', 'currency'] as const;

const aggregateName = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .default('');

const AggregateView = z.object({
  /** The currency; the vendor's code; source and game; the account of a branch or of the wallet; `none`. */
  id: z.string(),
  name: z.string(),
  lines: z.array(LineView),
  amount: Amount,
  postings: z.int(),
  /** Of a wallet or a currency, when all that it moved is asked for. */
  opening: Amount.nullable(),
  closing: Amount.nullable(),
});

export const readDayAggregates = consoleRoute('readDayAggregates', {
  summary:
    'The money of a business day, or of one of its lines, by vendor, game, team, wallet or currency; an aggregate is named by its id, `none` is what belongs to none.',
  params: z.object({ day: z.iso.date() }),
  query: z.object({
    by: z.enum(AGGREGATE_KEYS),
    kind: aggregateName,
    systemAccount: aggregateName,
    vendor: aggregateName,
    game: aggregateName,
    team: aggregateName,
    after: z
      .string()
      .regex(/^\d{1,18}$/)
      .default('0'),
  }),
  reply: z.object({
    aggregates: z.array(AggregateView),
    /** Where the next page begins; null when this is the last. Wallets alone come in pages. */
    next: z.string().nullable(),
    total: z.object({ amount: Amount, postings: z.int() }),
    /** What the lines of the day come to beyond their aggregates; 0.00 while the ledger is right. */
    difference: Amount,
    /** The account of the agent whose team alone is shown; null for everybody's. */
    team: z.string().nullable(),
  }),
});

/**
 * What an operator budgets: bonuses that members claim or staff decides, missions and the leaderboard, raffles, what is
 * given back of losses, friends, points that become money, what the rewards store hands out, corrections by hand, deposits
 * that staff says have come, what the operator pays the top of
 * a line by contract, and the shares of bets that a line is given.
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
  'contracts',
  'rebates',
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
  due: z.object({ count: z.int(), amount: Amount, since: Instant }).nullable(),
});

export const listBudgets = consoleRoute('listBudgets', {
  summary:
    'Every budget: what was given of it today and this month, its bounds, and what waits for room in it.',
  reply: z.object({ budgets: z.array(BudgetView) }),
});
