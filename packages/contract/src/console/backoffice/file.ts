import { z } from 'zod';
import { AskedLanguage } from '../../languages/asked-language.ts';
import { Amount, Instant } from '../../amount.ts';
import { BetView } from '../../records/index.ts';
import { readDeposit } from '../../payments/deposits.ts';
import { WithdrawalView } from '../../payments/withdrawals.ts';
import { Id, idParams, Nothing, plain, words } from '../fields.ts';
import { RestrictionView } from './restrictions.ts';
import { consoleRoute } from '../route.ts';

const limit = z.coerce.number().int().min(1).max(200).default(50);

const OpenOrder = z.object({
  id: z.string(),
  title: z.string(),
  state: z.string(),
  amount: Amount,
  at: Instant,
});
const Total = z.object({ count: z.int(), amount: Amount });

export const readMemberFile = consoleRoute('readMemberFile', {
  summary: 'A member at a glance: who it is, what it has, what is open and what is closed to it.',
  params: idParams,
  reply: z.object({
    id: z.string(),
    account: z.string(),
    type: z.int(),
    status: z.enum(['open', 'locked']),
    demo: z.boolean(),
    level: z.object({ name: z.string(), rank: z.int() }),
    /** Empty for what was not told; masked unless `contactsShown`. */
    contacts: z.object({ mobile: z.string(), email: z.string(), payeeName: z.string() }),
    contactsShown: z.boolean(),
    registeredAt: Instant,
    lastLoginAt: Instant.nullable(),
    sessions: z.int(),
    wallet: z.object({ balance: Amount, held: Amount, available: Amount, outstandingDebt: Amount }),
    turnoverLeft: Amount,
    stakeLimit: Amount.nullable(),
    /** The agent right above, and whether the member may send money there; null when nobody is. */
    upline: z.object({ id: z.string(), account: z.string(), toUpline: z.boolean() }).nullable(),
    flags: z.array(z.object({ flag: z.string(), reason: z.string(), at: Instant })),
    /** Those that count now. */
    restrictions: z.array(RestrictionView),
    /** The latest twenty of each that are not over. */
    openDeposits: z.array(OpenOrder),
    openWithdrawals: z.array(OpenOrder),
    /** Deposits that were credited, withdrawals that were completed. */
    totals: z.object({ deposits: Total, withdrawals: Total }),
    notes: z.int(),
  }),
  errors: ['not_found'],
});

export const setToUpline = consoleRoute('setToUpline', {
  summary: 'Gives a member the right to send money to the agent above, or takes it.',
  params: idParams,
  body: z.object({ on: z.boolean(), reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});

export const TIMELINE_KINDS = [
  'signIn',
  'deposit',
  'withdrawal',
  'redemption',
  'application',
  'reward',
  'posting',
  'bet',
  'message',
  'case',
  'chat',
  'note',
  'restriction',
  'act',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

const KINDS = new Set<string>(TIMELINE_KINDS);

const Entry = z.object({
  kind: z.enum(TIMELINE_KINDS),
  /** Of that kind; a bet and a posting as the betting record and the account record name them. */
  id: z.string(),
  at: Instant,
  /** What happened, or how it stands: a state, a kind of posting or message, a use case of the staff. */
  what: z.string(),
  amount: Amount.nullable(),
  /** A reference, a device, the words of a note; null when there is nothing to add. */
  text: z.string().nullable(),
  /** Who of the staff it was; null for the member and the operator. */
  by: z.string().nullable(),
});

export const listTimeline = consoleRoute('listTimeline', {
  summary: 'Everything around a member in one list, the latest first; postings of bets are told by the bets.',
  params: idParams,
  query: z.object({
    /** Names with commas between; all of them when left out. */
    kinds: z
      .string()
      .max(128)
      .refine((text) => text.split(',').every((name) => KINDS.has(name)))
      .optional(),
    /** `next` of the page before. */
    before: plain(1000).optional(),
    limit,
  }),
  reply: z.object({ entries: z.array(Entry), next: z.string().nullable() }),
  errors: ['not_found'],
});

const SessionView = z.object({
  id: z.string(),
  openedAt: Instant,
  lastUsedAt: Instant,
  ip: z.string(),
  device: z.string(),
});

export const listMemberSessions = consoleRoute('listMemberSessions', {
  summary: 'Where a member is signed in, the session used last first.',
  params: idParams,
  reply: z.array(SessionView),
  errors: ['not_found'],
});

export const endMemberSessions = consoleRoute('endMemberSessions', {
  summary: 'Ends one session of a member, or all of them.',
  params: idParams,
  body: z.object({
    /** Null for every session. */
    session: Id.nullable().default(null),
    reason: words,
  }),
  reply: z.object({ ended: z.int() }),
  errors: ['not_found'],
});

const PostingView = z.object({
  id: z.string(),
  kind: z.string(),
  amount: Amount,
  balanceAfter: Amount,
  at: Instant,
  source: z.string(),
  reference: z.string(),
});

export const listMemberPostings = consoleRoute('listMemberPostings', {
  summary: 'The movements of the wallet of a member, the latest first.',
  params: idParams,
  query: z.object({
    bets: z.enum(['shown', 'hidden']).default('shown'),
    before: Id.optional(),
    limit,
  }),
  /** `next` is what to ask for as `before`; null on the last page. */
  reply: z.object({ postings: z.array(PostingView), next: z.string().nullable() }),
  errors: ['not_found'],
});

export const listMemberBets = consoleRoute('listMemberBets', {
  summary: 'The bets of a member, the latest first.',
  params: idParams,
  query: z.object({
    language: AskedLanguage,
    before: z
      .string()
      .regex(/^\d{1,18}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      .optional(),
    limit,
  }),
  reply: z.object({ bets: z.array(BetView), next: z.string().nullable() }),
  errors: ['not_found'],
});

const orders = { params: idParams, query: z.object({ before: Id.optional(), limit }) };

export const listMemberDeposits = consoleRoute('listMemberDeposits', {
  summary: 'The deposits of a member in any state, the latest first.',
  ...orders,
  reply: z.object({ deposits: z.array(readDeposit.reply), next: z.string().nullable() }),
  errors: ['not_found'],
});

export const listMemberWithdrawals = consoleRoute('listMemberWithdrawals', {
  summary: 'The withdrawals of a member in any state, the latest first.',
  ...orders,
  reply: z.object({ withdrawals: z.array(WithdrawalView), next: z.string().nullable() }),
  errors: ['not_found'],
});
