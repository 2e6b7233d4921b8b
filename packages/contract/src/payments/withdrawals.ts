import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { route } from '../route.ts';
import { AskedAmount } from './asked-amount.ts';
import { WITHDRAWAL_ERRORS } from './eligibility.ts';
import { rowId } from './payees.ts';

export const WITHDRAWAL_STATES = [
  'REQUESTED',
  'RISK',
  'APPROVED',
  'PAYING',
  'CONFIRMING',
  'COMPLETED',
  'REJECTED',
  'FAILED',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

export const PAYOUT_STATES = [
  'WAIT',
  'SENT',
  'CONFIRM_WAIT',
  'RECEIVED',
  'AUTO_RECEIVED',
  'DISPUTED',
  'FORCED_RECEIVED',
  'RESEND',
  'REFUNDED',
] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Why a withdrawal can be rejected, as shown to the member. */
export const REJECT_REASONS = [
  'PAYEE_INVALID',
  'IDENTITY_UNCLEAR',
  'BONUS_RULES',
  'SHARED_ACCOUNT',
  'DOCUMENTS_NEEDED',
  'HOUSE_RULES',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

const PayoutView = z.object({
  id: z.string(),
  /** What is paid out; the fee is off already. */
  amount: Amount,
  state: z.enum(PAYOUT_STATES),
  sentAt: Instant.nullable(),
  /** When an unanswered payout counts as received; null when nothing is waited for. */
  deadline: Instant.nullable(),
  /** What is paid out in coins, and the rate it was bought at; null for money, and until it is worked out. */
  coin: z.object({ amount: Amount, rate: z.string() }).nullable(),
});

export const WithdrawalView = z.object({
  id: z.string(),
  state: z.enum(WITHDRAWAL_STATES),
  amount: Amount,
  fee: Amount,
  /** What is paid out when all goes well: the amount without the fee. */
  payable: Amount,
  /** What has been received so far. */
  paid: Amount,
  /** Who is waited for: the operator to decide, the operator to pay, the member to answer; null when it is over. */
  waitsFor: z.enum(['decision', 'payment', 'answer', 'inquiry']).nullable(),
  payee: z.object({ kind: z.string(), provider: z.string(), number: z.string(), name: z.string() }),
  rejectReason: z.enum(REJECT_REASONS).nullable(),
  requestedAt: Instant,
  endedAt: Instant.nullable(),
  payouts: z.array(PayoutView),
});
export type WithdrawalView = z.infer<typeof WithdrawalView>;

export const requestWithdrawal = route('requestWithdrawal', {
  guard: 'player',
  summary: 'Asks for money to be paid out; it is held at once, and the request cannot be taken back.',
  body: z.object({
    bankAccountId: rowId,
    amount: AskedAmount,
    paymentPassword: z.string().max(255),
    /** Of the caller's choosing: the same one asks once. */
    requestId: z.string().regex(/^[\w-]{8,64}$/),
  }),
  reply: WithdrawalView,
  errors: [
    'not_found',
    'payee_not_usable_yet',
    ...WITHDRAWAL_ERRORS,
    'withdrawal_in_progress',
    'insufficient_funds',
    'key_reused',
  ],
});

const WithdrawalLimitsView = z.object({
  least: Amount,
  most: Amount,
  /** What is left of the business day, in money and in times. */
  leftToday: Amount,
  timesLeft: z.int(),
  /** How many more of the day cost nothing. */
  freeLeft: z.int(),
  /** What the operator keeps of each after them: parts in a hundred, floored, and never less than the least fee. */
  feePerCent: z.int(),
  leastFee: Amount,
  /** For how long the next account to be paid out to would rest first; 0 for the first one. */
  nextPayeeRestHours: z.int(),
});
export type WithdrawalLimitsView = z.infer<typeof WithdrawalLimitsView>;

export const readWithdrawalLimits = route('readWithdrawalLimits', {
  guard: 'player',
  summary: 'What the caller may ask for just now, and what the operator keeps of it.',
  reply: WithdrawalLimitsView,
});

export const listWithdrawals = route('listWithdrawals', {
  guard: 'player',
  summary: 'The withdrawals of the member, newest first.',
  query: z.object(pageQuery(20, 100)),
  reply: z.object({ list: z.array(WithdrawalView), total: z.int(), totalPages: z.int() }),
});

/** The status history: the states of the withdrawal, and what became of its payouts. */
const StatusView = z.object({
  what: z.string(),
  /** The payout it is about; null for the whole withdrawal. */
  payoutId: z.string().nullable(),
  by: z.enum(['member', 'operator']),
  at: Instant,
});

export const WithdrawalHistoryView = WithdrawalView.extend({ timeline: z.array(StatusView) });

export const readWithdrawal = route('readWithdrawal', {
  guard: 'player',
  summary: 'One withdrawal with its timeline.',
  params: z.object({ id: rowId }),
  reply: WithdrawalHistoryView.extend({
    /** How long money usually takes to be sent this way; null when it is over, or too few were paid lately. */
    usualMinutes: z.int().nullable(),
  }),
  errors: ['not_found'],
});
