import { z } from 'zod';
import { Amount } from '../amount.ts';
import { AskedLanguage } from '../languages/asked-language.ts';
import { consoleRoute } from './route.ts';

const Day = z.iso.date();

/** Business days, both ends included, 92 at most; a week up to today, or what one end of it leaves open. */
const days = { from: Day.optional(), to: Day.optional() };

/** What everybody came to. */
const Figures = z.object({
  /** Of bets that were decided; what changed later counts on the day of the change. */
  stake: Amount,
  payout: Amount,
  /** Stakes less payouts: the gross gaming revenue. */
  gaming: Amount,
  deposits: Amount,
  withdrawals: Amount,
  /** Bonuses, rebates and cashback, which the gross revenue still has in it. */
  given: Amount,
  /** Members who had valid bet, each once. */
  active: z.int(),
  /** Accounts that were opened; neither trials nor sub-accounts of agents. */
  joined: z.int(),
  /** Members whose first deposit was credited. */
  firstDeposits: z.int(),
});

const Span = { from: Day, to: Day };

const readBusiness = consoleRoute('readBusiness', {
  summary:
    'What the operator came to on business days, together and day by day, and on as many days right before.',
  query: z.object(days),
  reply: z.object({
    ...Span,
    total: Figures,
    byDay: z.array(Figures.extend({ day: Day })),
    before: z.object({ ...Span, total: Figures, byDay: z.array(Figures.extend({ day: Day })) }),
  }),
});

/** What the gaming revenue can be broken down by. */
const BUSINESS_KEYS = ['vendor', 'game', 'agent'] as const;

const Part = z.object({
  stake: Amount,
  payout: Amount,
  gaming: Amount,
  /** The gaming revenue of the days before. */
  before: Amount,
  /** Of the team of an agent; null for vendors and games, which have none. */
  deposits: Amount.nullable(),
  withdrawals: Amount.nullable(),
  active: z.int().nullable(),
});

const breakBusinessDown = consoleRoute('breakBusinessDown', {
  summary:
    'The gaming revenue of business days by vendor, by game or by agent, the largest first; the rest is told as one.',
  params: z.object({ by: z.enum(BUSINESS_KEYS) }),
  query: z.object({
    ...days,
    language: AskedLanguage,
    /** Games of this vendor alone. */
    vendor: z
      .string()
      .max(200)
      .regex(/^\P{Cc}*$/u)
      .default(''),
    /** Those right below this account; without it who stands below nobody. */
    agent: z
      .string()
      .regex(/^\d{0,18}$/)
      .default(''),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({
    ...Span,
    rows: z.array(
      Part.extend({
        /** The code of the vendor; source and game as of the day’s aggregates; the number of the account. */
        id: z.string(),
        name: z.string(),
        /** Whether it can be broken down further. */
        opens: z.boolean(),
      }),
    ),
    /** The vendor or the agent whose parts alone are shown, by name; null for everybody's. */
    within: z.string().nullable(),
    /** What belongs to none of the rows; null when nothing does. */
    rest: Part.nullable(),
  }),
});

/** What the operator comes to, for those who run it. */
export const businessRoutes = { readBusiness, breakBusinessDown };
