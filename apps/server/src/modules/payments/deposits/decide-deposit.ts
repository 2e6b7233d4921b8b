import type { payments } from '@hintha/contract';
import type { Money } from '@hintha/money';
import { BusinessError, type Transaction, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type Actor, recordAudit } from '../../audit/index.ts';
import { lockReceiver } from '../channels/receiver-store.ts';
import { findDeposit, lockDeposit } from './deposit-store.ts';
import { findIncoming, insertIncoming, isPaid, linkIncoming } from './incoming/incoming-store.ts';
import { type DueDeposit, putDue } from './due/due-store.ts';
import { creditByHand, creditDeposit, moveDeposit, turnDown } from './move-deposit.ts';
import { type BudgetExhausted, refuseOverBudget } from '../../wallet/index.ts';
import { orderNoOf, QUEUED } from './rules.ts';
import { depositSettings, revivalMs } from './settings.ts';
import type { Deposit } from './types.ts';
import { readSettings } from '../../settings/index.ts';

export interface Approval {
  readonly depositId: bigint;
  readonly actor: Actor;
  readonly reason: string;
  /** What has come in, when it is not what was to be paid. */
  readonly received: Money | null;
  /** The transfer that staff has found; null where a statement or a provider has told of it already. */
  readonly txnId: string | null;
  /** The approval by which two of the staff say so; null where one may. */
  readonly approval?: string | null;
}

/** A deposit as it stands after a decision, and whether it waits for room in the budget. */
export interface Approved {
  readonly deposit: Deposit;
  readonly due: boolean;
}

/**
 * Staff says that the money is there: the order is credited, unless its transfer has paid another. Where the budget of
 * the day or the month has no room it is due, and credited when there is some.
 */
export const approveDeposit = async (
  ctx: AppContext,
  tx: Transaction,
  { depositId, actor, reason, txnId, received: reported, approval = null }: Approval,
): Promise<Approved> => {
  const deposit = await lockQueued(tx, depositId);
  const received = reported ?? deposit.payAmount;
  const result = await creditApproved(ctx, tx, deposit, { received, txnId, approval });
  if ('bound' in result) await holdDue(ctx, tx, result, { depositId, received, txnId, approval });
  const stands = 'bound' in result ? { deposit, due: true } : { deposit: result, due: false };
  const { credited } = stands.deposit;
  const details = { orderNo: orderNoOf(deposit), received, credited, txnId, due: stands.due };
  await recordAudit(tx, {
    actor,
    action: 'deposit.approve',
    subject: `deposit:${depositId}`,
    reason,
    details,
  });
  return stands;
};

/** Credits what staff has approved, and books its transfer; nothing where the budget has no room. */
export const creditApproved = async (
  ctx: AppContext,
  tx: Transaction,
  deposit: Deposit,
  { received, txnId, approval }: Omit<DueDeposit, 'depositId'>,
): Promise<Deposit | BudgetExhausted> => {
  const { id: depositId, receiverId } = deposit;
  if (await isPaid(tx, depositId)) return creditDeposit(ctx, tx, deposit, { paid: received });
  if (receiverId !== null && txnId === null) throw new BusinessError('transfer_needed');
  const credited = await creditByHand(ctx, tx, deposit, { paid: received, approval });
  if ('bound' in credited) return credited;
  if (receiverId !== null) await useTransfer(ctx, tx, { depositId, receiverId, received, txnId });
  return credited;
};

/** What is too large for one person is refused; for what two approved, or one may, room comes with another day. */
const holdDue = async (
  { clock }: AppContext,
  tx: Transaction,
  refused: BudgetExhausted,
  due: DueDeposit,
): Promise<void> => {
  if (refused.bound === 'EACH') refuseOverBudget(refused);
  await putDue(tx, due, clock.now());
};

interface Use {
  readonly depositId: bigint;
  readonly receiverId: bigint;
  readonly received: Money;
  readonly txnId: string | null;
}

/** Books the transfer on the order, so that neither a statement nor another order brings it in again. */
const useTransfer = async (ctx: AppContext, tx: Transaction, use: Use): Promise<void> => {
  const { depositId, receiverId, received, txnId } = use;
  if (txnId === null) throw new BusinessError('transfer_needed');
  const line = { receiverId, txnId, amount: received, payerName: '', at: ctx.clock.now() };
  await insertIncoming(tx, line);
  const known = await findIncoming(tx, receiverId, txnId);
  const isFree = known?.depositId === null && known.receiverId === receiverId && known.amount === received;
  if (!isFree) throw new BusinessError('transfer_used');
  await linkIncoming(tx, known.id, depositId);
};

export interface Rejection {
  readonly depositId: bigint;
  readonly actor: Actor;
  /** What the member is told. */
  readonly reason: payments.DepositRejection;
}

/** Staff says that the money is not there, or not the member's. */
export const rejectDeposit = async (
  ctx: AppContext,
  tx: Transaction,
  { depositId, actor, reason }: Rejection,
): Promise<Deposit> => {
  const deposit = await lockQueued(tx, depositId);
  const rejected = await turnDown(ctx, tx, deposit, { to: 'REJECTED', reason });
  const details = { orderNo: orderNoOf(deposit) };
  await recordAudit(tx, {
    actor,
    action: 'deposit.reject',
    subject: `deposit:${depositId}`,
    reason,
    details,
  });
  return rejected;
};

export interface Revival {
  readonly depositId: bigint;
  readonly actor: Actor;
  /** What shows that the member has paid: the id of a picture, or of the letter it came with. */
  readonly proof: string;
}

/** Takes up an order again whose time ran out though it was paid; staff decides on it next. */
export const reviveDeposit = (ctx: AppContext, { depositId, actor, proof }: Revival): Promise<Deposit> =>
  transaction(ctx.db, async (tx) => {
    const deposit = await lockForStaff(tx, depositId);
    if (deposit.state !== 'EXPIRED') throw new BusinessError('deposit_closed');
    const settings = await readSettings(tx, depositSettings);
    if (ctx.clock.now().getTime() > deposit.expiresAt.getTime() + revivalMs(settings))
      throw new BusinessError('revival_over');
    const revived = await moveDeposit(ctx, tx, deposit, { to: 'REVIEW', reason: 'REVIVED' });
    const details = { orderNo: orderNoOf(deposit), proof };
    await recordAudit(tx, { actor, action: 'deposit.revive', subject: `deposit:${depositId}`, details });
    return revived;
  });

/** Holds a deposit and, before it, its receiver, as everything does that brings in what a receiver got. */
const lockForStaff = async (tx: Transaction, id: bigint): Promise<Deposit> => {
  const receiverId = (await findDeposit(tx, id))?.receiverId ?? null;
  if (receiverId !== null) await lockReceiver(tx, receiverId);
  const deposit = await lockDeposit(tx, id);
  if (deposit === undefined) throw new BusinessError('not_found');
  return deposit;
};

/** Holds a deposit that waits for staff to decide. */
export const lockQueued = async (tx: Transaction, id: bigint): Promise<Deposit> => {
  const deposit = await lockForStaff(tx, id);
  if (!QUEUED.includes(deposit.state)) throw new BusinessError('deposit_closed');
  return deposit;
};
