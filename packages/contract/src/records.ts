import { z } from 'zod';
import { AskedLanguage } from './languages/asked-language.ts';
import { Amount, Instant, pageQuery } from './amount.ts';
import { CATEGORIES } from './catalogue/index.ts';
import { route } from './route.ts';

const BET_STATES = ['PENDING', 'WIN', 'LOSE', 'PUSH', 'VOID'] as const;

export const BetView = z.object({
  id: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  gameName: z.string(),
  category: z.string(),
  round: z.string(),
  stake: Amount,
  payout: Amount,
  profit: Amount,
  state: z.enum(BET_STATES),
  placedAt: Instant,
  settledAt: Instant.nullable(),
  /** Whether it was played from the wallet that the vendor keeps; our wallet then has no movement of it. */
  atVendor: z.boolean(),
});
export type BetView = z.infer<typeof BetView>;

/** Days of the business zone, both ends included, as 2026-11-21. */
const day = z.iso.date().optional();

export const listBets = route('listBets', {
  guard: 'player',
  summary: 'The betting record: one row a round, newest first, with totals over the whole filter.',
  query: z.object({
    category: z.enum(CATEGORIES).optional(),
    vendor: z
      .string()
      .regex(/^[A-Z0-9_]{0,32}$/)
      .optional(),
    from: day,
    to: day,
    language: AskedLanguage,
    ...pageQuery(20, 100),
  }),
  reply: z.object({
    list: z.array(BetView),
    totalPages: z.int(),
    total: z.int(),
    totals: z.object({ stake: Amount, payout: Amount, profit: Amount }),
  }),
});

const PostingView = z.object({
  id: z.string(),
  kind: z.string(),
  amount: Amount,
  balanceAfter: Amount,
  at: Instant,
});
export type PostingView = z.infer<typeof PostingView>;

/** What a bet is on, in the words of the book that took it. */
const SelectionView = z.object({
  event: z.string(),
  market: z.string(),
  pick: z.string(),
  /** The handicap or total, where the market has one. */
  line: z.string().nullable(),
  /** Decimal odds with four places. */
  price: z.string(),
});
export type SelectionView = z.infer<typeof SelectionView>;

export const readBet = route('readBet', {
  guard: 'player',
  summary:
    'One bet with what it is on and every movement of the wallet behind it; none where it was played at the vendor.',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ language: AskedLanguage }),
  reply: z.object({
    bet: BetView,
    /** In the order of the slip; none of a vendor's round. */
    selections: z.array(SelectionView),
    postings: z.array(PostingView),
    /** The draw that decides it, with the rules it is worked out again by; null where it is on no lottery. */
    draw: z.object({ gameCode: z.string(), issue: z.string(), rules: z.string() }).nullable(),
  }),
  errors: ['not_found'],
});

const count = z.int().min(0);

/** What the reels of a round showed; symbols stand by reel, from top to bottom. */
const OutcomeView = z.object({
  spins: z.array(
    z.object({
      free: z.boolean(),
      stops: z.array(count),
      window: z.array(z.array(z.string())),
      lineWins: z.array(z.object({ line: count, symbol: z.string(), count, coins: count })),
      scatters: z.object({ count, coins: count }),
      coins: count,
      multiplier: count,
      awardedFreeGames: count,
    }),
  ),
  totalCoins: count,
  capped: z.boolean(),
});

const RoundProofView = z.object({
  /** The maths that decided it, by its vendor's name for it. */
  model: z.string(),
  commitment: z.string(),
  clientSeed: z.string(),
  nonce: count,
  /** Null while other rounds may still be decided by it. */
  serverSeed: z.string().nullable(),
  /** Null while the round is not settled. */
  outcome: OutcomeView.nullable(),
});
export type RoundProofView = z.infer<typeof RoundProofView>;

const proof = {
  guard: 'player',
  params: z.object({ id: z.string().max(64) }),
  /** Null where nothing is published of the round: of a vendor without proofs, and of what is no round. */
  reply: z.object({ proof: RoundProofView.nullable() }),
  errors: ['not_found', 'vendor_unavailable'],
} as const;

export const readBetProof = route('readBetProof', {
  ...proof,
  summary: 'What the round of a bet was and what decided it, by the word of its vendor.',
});

export const revealBetSeed = route('revealBetSeed', {
  ...proof,
  summary:
    'Has the vendor reveal the seed of the round, which decides no other from then on; it stays secret while a round by it is open.',
});

/** What a member may ask the account record for; corrections are postings that take another back. */
export const RECORD_TYPES = [
  'DEPOSIT',
  'WITHDRAWAL',
  'TRANSFER',
  'BET',
  'WIN',
  'BONUS',
  'SALARY',
  'DIVIDEND',
  'POINTS',
  'ADJUSTMENT',
  'CORRECTION',
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** The most business days that one record spans. */
export const MOST_DAYS = 31;

const AccountLine = PostingView.extend({
  type: z.enum(RECORD_TYPES),
  /** What it belongs to: a round, an order, an adjustment. */
  reference: z.string(),
});
export type AccountLine = z.infer<typeof AccountLine>;

const KindTotal = z.object({
  kind: z.string(),
  type: z.enum(RECORD_TYPES),
  in: Amount,
  out: Amount,
  postings: z.int(),
});

/** The business days that the answer is about, both included. */
const period = { from: z.iso.date(), to: z.iso.date() };

export const AccountRecordQuery = z.object({
  type: z.enum(RECORD_TYPES).optional(),
  from: day,
  to: day,
  /** `next` of the page before. */
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
});

export const listAccountRecord = route('listAccountRecord', {
  guard: 'player',
  summary:
    'Every movement of the wallet, newest first, with totals over the whole filter; 31 business days at most.',
  query: AccountRecordQuery,
  reply: z.object({
    ...period,
    list: z.array(AccountLine),
    /** What to ask for as `before`; null on the last page. */
    next: z.string().nullable(),
    total: z.int(),
    totalPages: z.int(),
    totals: z.object({ in: Amount, out: Amount, net: Amount, kinds: z.array(KindTotal) }),
  }),
});

export const readAccountLine = route('readAccountLine', {
  guard: 'player',
  summary: 'One movement of the wallet, the round it belongs to and every movement beside it.',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ language: AskedLanguage }),
  reply: z.object({
    line: AccountLine,
    round: BetView.nullable(),
    /** The deposit, the withdrawal or the bonus's posting that it belongs to; null for anything else. */
    order: z.string().nullable(),
    postings: z.array(AccountLine),
  }),
  errors: ['not_found'],
});

/** The spans that a member's money is told in: business days, weeks from Monday on, months of the calendar. */
export const CASH_FLOW_UNITS = ['day', 'week', 'month'] as const;
export type CashFlowUnit = (typeof CASH_FLOW_UNITS)[number];

/** The most business days that the money of a member is told over. */
export const MOST_CASH_FLOW_DAYS = 366;

/** Opening, deposits, play, bonuses and other less withdrawals are the closing, to the hundredth. */
const CashFlowView = z.object({
  ...period,
  opening: Amount,
  /** Less what went back. */
  deposits: Amount,
  withdrawals: Amount,
  /** What games gave less what they took, jackpots among it; below zero for a loss. */
  play: Amount,
  bonuses: Amount,
  /** Transfers, shares of agents, corrections. */
  other: Amount,
  closing: Amount,
});
export type CashFlowView = z.infer<typeof CashFlowView>;

export const readCashFlow = route('readCashFlow', {
  guard: 'player',
  summary:
    'What was deposited, withdrawn and won or lost over a period and in each of its days, weeks or months; 366 business days at most.',
  query: z.object({ from: day, to: day, unit: z.enum(CASH_FLOW_UNITS).default('day') }),
  reply: z.object({
    unit: z.enum(CASH_FLOW_UNITS),
    whole: CashFlowView,
    /** The earliest first; the outer ones end where the period does. */
    spans: z.array(CashFlowView),
  }),
});

/** What games and bonuses came to; the totals are the sums of what stands beside them. */
const profit = {
  categories: z.array(
    z.object({
      /** Empty for titles that no longer stand in the catalogue. */
      category: z.string(),
      rounds: z.int(),
      stakes: Amount,
      wins: Amount,
      net: Amount,
    }),
  ),
  jackpots: Amount,
  bonuses: Amount,
  /** What of all that was played from wallets that vendors keep: the rest equals the postings. */
  atVendors: z.object({ rounds: z.int(), stakes: Amount, wins: Amount, net: Amount }),
  totals: z.object({ stakes: Amount, wins: Amount, bonuses: Amount, net: Amount }),
};

export const readProfit = route('readProfit', {
  guard: 'player',
  summary:
    'What settled rounds took and gave by category, and what bonuses came, over a period and for each of its business days; net is wins and bonuses less stakes.',
  query: z.object({ from: day, to: day }),
  reply: z.object({
    ...period,
    ...profit,
    /** Every business day of the period, the earliest first. */
    days: z.array(z.object({ day: z.iso.date(), ...profit })),
  }),
});
