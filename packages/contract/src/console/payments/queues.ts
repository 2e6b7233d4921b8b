import { z } from 'zod';
import { Instant } from '../../amount.ts';
import { AskedAmount } from '../../payments/asked-amount.ts';
import { DEPOSIT_REJECTIONS, DEPOSIT_STATES, readDeposit } from '../../payments/deposits.ts';
import { TransactionNumber } from '../../payments/transaction-number.ts';
import {
  REJECT_REASONS,
  WITHDRAWAL_STATES,
  WithdrawalHistoryView,
  WithdrawalView,
} from '../../payments/withdrawals.ts';
import { ProposedView } from '../approvals.ts';
import { Id, idParams, Nothing, requestId, sought, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

/** A queue is worked off from its head: the next page begins after the last one of this. */
const queueQuery = {
  /** An order number, an id, or the beginning of the name of an account. */
  q: sought.optional(),
  /** Amounts asked for, both included. */
  least: AskedAmount.optional(),
  most: AskedAmount.optional(),
  after: Id.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
};

const Member = { accountId: z.string(), account: z.string() };

const OrderView = z.object({
  ...Member,
  /** The member's own name when it told of its transfer. */
  payeeName: z.string().nullable(),
  deposit: readDeposit.reply,
});

export const queueDeposits = consoleRoute('queueDeposits', {
  summary: 'The deposits that wait for somebody to look at them, or those in one state, oldest first.',
  query: z.object({
    state: z.enum(DEPOSIT_STATES).optional(),
    channel: z
      .string()
      .regex(/^[a-z0-9_]{2,32}$/)
      .optional(),
    ...queueQuery,
  }),
  reply: z.array(OrderView),
});

export const readOrder = consoleRoute('readOrder', {
  summary: 'One deposit of anybody, in whatever state.',
  params: idParams,
  reply: OrderView,
  errors: ['not_found'],
});

const Queue = z.object({ state: z.string(), count: z.int(), oldestAt: Instant });

export const countQueues = consoleRoute('countQueues', {
  summary:
    'How many deposits, withdrawals, applications and redemptions stand in each state that is not over, and since when the oldest.',
  reply: z.object({
    deposits: z.array(Queue),
    withdrawals: z.array(Queue),
    applications: z.array(Queue),
    redemptions: z.array(Queue),
  }),
});

export const approveDeposit = consoleRoute('approveDeposit', {
  summary:
    'Says that the money of a deposit has come in, and credits it; another amount takes two, and so does more than one person may let in.',
  params: idParams,
  body: z.object({
    reason: words,
    /** What has come in, when it is not what was to be paid. */
    received: AskedAmount.nullable().default(null),
    /** The transfer that was found; not for one that a statement or a provider has told of. */
    txnId: TransactionNumber.nullable().default(null),
    /** The same one counts once, and names what is proposed. */
    requestId: requestId.optional(),
  }),
  reply: z.object({
    /** What now waits for a colleague: another amount, or more than one person may let in; else null. */
    proposed: ProposedView.nullable(),
    /** Whether it waits for room in its budget, and is credited when there is. */
    due: z.boolean(),
  }),
  errors: ['not_found', 'deposit_closed', 'transfer_needed', 'transfer_used', 'over_budget', 'key_reused'],
});

export const rejectDeposit = consoleRoute('rejectDeposit', {
  summary: 'Turns a deposit down, for a reason that the member sees.',
  params: idParams,
  body: z.object({ reason: z.enum(DEPOSIT_REJECTIONS), requestId: requestId.optional() }),
  reply: Nothing,
  errors: ['not_found', 'deposit_closed', 'key_reused'],
});

const PayoutView = z.object({
  ...Member,
  /** Why somebody has to look at it. */
  risks: z.array(z.string()),
  withdrawal: WithdrawalView,
});

export const queueWithdrawals = consoleRoute('queueWithdrawals', {
  summary: 'The withdrawals in one state, oldest first.',
  query: z.object({ state: z.enum(WITHDRAWAL_STATES).default('RISK'), ...queueQuery }),
  reply: z.array(PayoutView),
});

export const readAdminWithdrawal = consoleRoute('readAdminWithdrawal', {
  summary: 'One withdrawal of anybody with its timeline.',
  params: idParams,
  reply: PayoutView.extend({
    withdrawal: WithdrawalHistoryView,
    /** What was sent to show that a payment was made, or has not arrived. */
    pictures: z.array(z.object({ payoutId: z.string(), kind: z.enum(['paid', 'claim']), id: z.string() })),
  }),
  errors: ['not_found'],
});

export const approveWithdrawal = consoleRoute('approveWithdrawal', {
  summary: 'Lets a withdrawal be paid; a large one is proposed to a colleague instead.',
  params: idParams,
  body: z.object({ requestId, reason: words }),
  /** Null when it is approved. */
  reply: z.object({ proposed: ProposedView.nullable() }),
  errors: ['not_found', 'withdrawal_decided', 'key_reused'],
});

export const rejectWithdrawal = consoleRoute('rejectWithdrawal', {
  summary: 'Turns a withdrawal down, for a reason that the member sees; its money is free again.',
  params: idParams,
  body: z.object({ reason: z.enum(REJECT_REASONS), requestId: requestId.optional() }),
  reply: Nothing,
  errors: ['not_found', 'withdrawal_decided', 'key_reused'],
});
