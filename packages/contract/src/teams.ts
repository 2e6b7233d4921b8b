import { z } from 'zod';
import { Amount, Instant, pageQuery } from './amount.ts';
import { CATEGORIES } from './catalogue/index.ts';
import { AskedLanguage } from './languages/asked-language.ts';
import { AccountRecordQuery, listAccountRecord } from './records/index.ts';
import { route } from './route.ts';

/** The most business days that figures of a team span. */
export const MOST_DAYS = 92;

const Day = z.iso.date();

/** Business days, both ends included; a week up to today, or what one end of it leaves open. */
const days = { from: Day.optional(), to: Day.optional() };

/** What an account or a team came to. */
const TeamFigures = z.object({
  stake: Amount,
  validBet: Amount,
  payout: Amount,
  rebates: Amount,
  /** Cashback among them. */
  bonuses: Amount,
  /** Of the members: payouts, rebates and bonuses less stakes. Below zero they lost. */
  net: Amount,
  deposits: Amount,
  withdrawals: Amount,
  /** Salaries and dividends that came less those that were paid on. */
  salary: Amount,
  dividend: Amount,
});
export type TeamFigures = z.infer<typeof TeamFigures>;

export const readTeam = route('readTeam', {
  guard: 'agent',
  summary:
    'What the caller’s team came to on business days, together and day by day, and who belongs to it now.',
  query: z.object({ ...days, scope: z.enum(['team', 'direct']).default('team') }),
  reply: z.object({
    from: Day,
    to: Day,
    figures: TeamFigures,
    /** Distinct members with valid bet in the period. */
    active: z.int(),
    /** Who registered in the period, and whose first deposit ever lies in it, with what those came to. */
    joined: z.int(),
    firstDeposits: z.int(),
    firstDeposited: Amount,
    /** Who stands below the caller now, at any depth and right below, and who of them is on the site. */
    members: z.int(),
    direct: z.int(),
    online: z.int(),
    /** What the team has in its wallets now. */
    balance: Amount,
    /** Every business day of the period, the earliest first. */
    days: z.array(TeamFigures.extend({ day: Day, active: z.int(), joined: z.int(), firstDeposits: z.int() })),
  }),
  errors: ['permission_missing'],
});

export const PROFIT_ORDERS = [
  'account',
  'net',
  'stake',
  'deposits',
  'withdrawals',
  'rebates',
  'bonuses',
  'salary',
  'dividend',
] as const;

const TeamRow = z.object({
  account: z.string(),
  /** Whether somebody stands below it: its figures are those of its team then. */
  hasTeam: z.boolean(),
  active: z.int(),
  figures: TeamFigures,
});
export type TeamRow = z.infer<typeof TeamRow>;

export const listTeamProfit = route('listTeamProfit', {
  guard: 'agent',
  summary:
    'What each account right below one of the caller’s team came to, with its own team or without, and that one alone.',
  query: z.object({
    ...days,
    /** Of the team; without it the caller. */
    account: z.string().max(64).optional(),
    order: z.enum(PROFIT_ORDERS).default('net'),
    /** With their teams, or alone: what the figures of those right below are made of. */
    scope: z.enum(['team', 'direct']).default('team'),
    ...pageQuery(20, 100),
  }),
  reply: z.object({
    from: Day,
    to: Day,
    /** From the caller down to the account that is looked at. */
    path: z.array(z.string()),
    /** The account itself, alone. */
    own: TeamRow,
    list: z.array(TeamRow),
    total: z.int(),
    totalPages: z.int(),
    /** Of the account with its team, or of those right below alone. */
    totals: TeamFigures,
  }),
  errors: ['permission_missing', 'not_found'],
});

/** The figures of a team that accounts are listed for, one by one. */
export const MEMBER_LISTS = [
  'balance',
  'members',
  'direct',
  'online',
  'active',
  'joined',
  'firstDeposits',
] as const;

const TeamMember = z.object({
  account: z.string(),
  /** Right above it, and when it came there; null where that is not of the caller’s team. */
  upline: z.string().nullable(),
  joinedAt: Instant.nullable(),
  hasTeam: z.boolean(),
  /** What it has now. */
  balance: Amount,
  /** Of those who were active their valid bet, of first deposits what they came to and when; otherwise null. */
  amount: Amount.nullable(),
  day: Day.nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const listTeamMembers = route('listTeamMembers', {
  guard: 'agent',
  summary:
    'The accounts that a figure of a team is made of, as the team is now, the largest or latest first.',
  query: z.object({
    ...days,
    /** Whose team; without it the caller’s. */
    account: z.string().max(64).optional(),
    list: z.enum(MEMBER_LISTS).default('balance'),
    scope: z.enum(['team', 'direct']).default('team'),
    ...pageQuery(20, 100),
  }),
  reply: z.object({
    from: Day,
    to: Day,
    list: z.array(TeamMember),
    total: z.int(),
    totalPages: z.int(),
    /** Of all of them. */
    balance: Amount,
    amount: Amount.nullable(),
  }),
  errors: ['permission_missing', 'not_found'],
});

const TeamBet = z.object({
  /** Of the row; a bet that was decided anew has another one for what changed. */
  id: z.string(),
  betId: z.string(),
  account: z.string(),
  vendorName: z.string(),
  gameName: z.string(),
  category: z.string(),
  stake: Amount,
  payout: Amount,
  validBet: Amount,
  at: Instant,
});
export type TeamBet = z.infer<typeof TeamBet>;

export const listTeamBets = route('listTeamBets', {
  guard: 'agent',
  summary:
    'What was decided of the bets of the caller’s team, the latest first: the rows that its figures are made of.',
  query: z.object({
    ...days,
    /** Of the team, with all below it unless it is to be alone; without it the caller. */
    account: z.string().max(64).optional(),
    alone: z.stringbool().default(false),
    /** Of those right below the account instead. */
    direct: z.stringbool().default(false),
    category: z.enum(CATEGORIES).optional(),
    /** `next` of the page before. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    language: AskedLanguage,
  }),
  reply: z.object({
    from: Day,
    to: Day,
    list: z.array(TeamBet),
    next: z.string().nullable(),
  }),
  errors: ['permission_missing', 'not_found'],
});

export const listTeamTransactions = route('listTeamTransactions', {
  guard: 'agent',
  summary: `The account record of one of the caller’s team; ${MOST_DAYS} business days at most.`,
  query: AccountRecordQuery.extend({ account: z.string().min(1).max(64) }),
  reply: listAccountRecord.reply,
  errors: ['permission_missing', 'not_found'],
});

const AgentIncome = z.object({
  rebates: Amount,
  salaryIn: Amount,
  salaryOut: Amount,
  dividendIn: Amount,
  dividendOut: Amount,
  net: Amount,
});
export type AgentIncome = z.infer<typeof AgentIncome>;

export const readAgentIncome = route('readAgentIncome', {
  guard: 'agent',
  summary: 'What the caller itself earned by kind and what it paid on, together and day by day.',
  query: z.object(days),
  reply: z.object({
    from: Day,
    to: Day,
    income: AgentIncome,
    days: z.array(AgentIncome.extend({ day: Day })),
  }),
  errors: ['permission_missing'],
});
