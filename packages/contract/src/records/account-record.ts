import { z } from 'zod';
import { Amount } from '../amount.ts';
import { AskedLanguage } from '../languages/asked-language.ts';
import { route } from '../route.ts';
import { BetOn, BetView, PostingView } from './bets.ts';
import { day, period } from './period.ts';

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

const RecordedLine = AccountLine.extend({
  /** The bet that it belongs to, in the caller's language; null where it belongs to none. */
  bet: z.object({ gameName: z.string(), on: BetOn.nullable() }).nullable(),
});
export type RecordedLine = z.infer<typeof RecordedLine>;

const KindTotal = z.object({
  kind: z.string(),
  type: z.enum(RECORD_TYPES),
  in: Amount,
  out: Amount,
  postings: z.int(),
});

export const AccountRecordQuery = z.object({
  type: z.enum(RECORD_TYPES).optional(),
  from: day,
  to: day,
  /** `next` of the page before. */
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  language: AskedLanguage,
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
});

export const listAccountRecord = route('listAccountRecord', {
  guard: 'player',
  summary:
    'Every movement of the wallet, newest first, with totals over the whole filter; 31 business days at most.',
  query: AccountRecordQuery,
  reply: z.object({
    ...period,
    list: z.array(RecordedLine),
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
