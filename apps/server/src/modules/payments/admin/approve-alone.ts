import { formatAmount } from '@hintha/money';
import { BusinessError, type StaffCaller, type Transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { approvalName, defineApprovalAction } from '../../approvals/index.ts';
import { readSettings } from '../../settings/index.ts';
import { approveDeposit, type Approved, lockQueued } from '../deposits/decide-deposit.ts';
import { isPaid } from '../deposits/incoming/incoming-store.ts';
import { depositSettings } from '../deposits/settings.ts';
import type { Deposit } from '../deposits/types.ts';
import { takeShare } from './approver-store.ts';

/**
 * Whether one of the staff may say alone that a deposit has come: it is small, and so is the sum of what the same person
 * let in today. What a statement or a provider has told of is not the word of one person.
 */
export const mayApproveAlone = async (
  { clock }: AppContext,
  tx: Transaction,
  { staffId }: StaffCaller,
  { id, payAmount: amount }: Deposit,
): Promise<boolean> => {
  if (await isPaid(tx, id)) return true;
  const { mostByOne, mostByOnePerDay } = await readSettings(tx, depositSettings);
  if (amount > mostByOne) return false;
  return takeShare(tx, { staffId, day: businessDay(clock.now()), amount }, mostByOnePerDay);
};

/** Credits a deposit that is more than one of the staff may let in. */
export const largeDepositAction = defineApprovalAction({
  name: 'deposit.approve-large',
  payload: z.strictObject({
    depositId: z.string().regex(/^[1-9]\d{0,17}$/),
    accountId: z.string(),
    received: z.string(),
    /** The account of ours that it came to; null where there is none, such as for coins. */
    receiver: z.string().nullable(),
    /** What the bank or the wallet calls the transfer. */
    txnId: z.string().nullable(),
  }),
  makers: ['payments', 'administrator'],
  checkers: ['payments', 'risk', 'administrator'],
  subjectOf: ({ depositId }) => `deposit:${depositId}`,
  execute: async (ctx, tx, { id, checker, reason, payload }) => {
    const deposit = await lockQueued(tx, BigInt(payload.depositId));
    const { accountId, received, receiver } = toLargePayload(deposit, payload.txnId);
    const isAsRead =
      accountId === payload.accountId && received === payload.received && receiver === payload.receiver;
    if (!isAsRead) throw new BusinessError('proposal_changed');
    const order = { depositId: deposit.id, actor: checker, reason, txnId: payload.txnId };
    return toExecuted(
      await approveDeposit(ctx, tx, { ...order, received: null, approval: approvalName(id) }),
    );
  },
});

export const toExecuted = ({ due }: Approved): 'due' | 'done' => (due ? 'due' : 'done');

/** What whoever approves it reads. */
export const toLargePayload = (deposit: Deposit, txnId: string | null) => ({
  depositId: String(deposit.id),
  accountId: String(deposit.accountId),
  received: formatAmount(deposit.payAmount),
  receiver: deposit.receiverNumber,
  txnId,
});
