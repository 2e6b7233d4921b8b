import type { payments } from '@hintha/contract';
import { queueJob, BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import type { Actor } from '../../audit/index.ts';
import { lockWithdrawal, recordStatus, recordDecision, tellOfWithdrawal } from './advance-withdrawal.ts';
import { giveBack } from './move-money.ts';
import { selectPayouts, updatePayout } from './payout-store.ts';
import { oweCoins } from './payouts/payable-sum.ts';
import type { StoredWithdrawal } from './types.ts';
import { updateWithdrawal } from './withdrawal-store.ts';

export const PAY_PAYOUT = 'payments.pay';

export interface ApprovalOrder {
  readonly actor: Actor;
  readonly withdrawalId: bigint;
}

/** Lets a withdrawal that nobody has decided yet be paid. */
export const approveWithdrawal = async (
  ctx: AppContext,
  tx: Transaction,
  { actor, withdrawalId }: ApprovalOrder,
): Promise<void> => {
  const withdrawal = await lockWithdrawal(tx, withdrawalId);
  await approve(ctx, tx, withdrawal, actor);
  const { accountId, amount, risks } = withdrawal;
  const subject = `withdrawal:${withdrawalId}`;
  await recordDecision(tx, {
    actor,
    action: 'withdrawal.approve',
    subject,
    details: { accountId, amount, risks },
  });
};

/** The withdrawal is locked. */
export const approve = async (
  ctx: AppContext,
  tx: Transaction,
  withdrawal: StoredWithdrawal,
  by: Actor,
): Promise<void> => {
  if (!isUndecided(withdrawal)) throw new BusinessError('withdrawal_decided');
  await updateWithdrawal(tx, withdrawal, { state: 'APPROVED', endedAt: null });
  await recordStatus(ctx, tx, { withdrawalId: withdrawal.id, what: 'APPROVED', by });
  await tellOfWithdrawal(ctx, tx, withdrawal, { kind: 'withdrawal_approved' });
  for (const payout of await selectPayouts(tx, [withdrawal.id])) {
    const id = String(payout.id);
    if (payout.way === 'gateway') await queueJob(tx, PAY_PAYOUT, `part:${id}`, { id });
    else await oweCoins(ctx, tx, withdrawal.payeeId, payout);
  }
};

export const isUndecided = ({ state }: StoredWithdrawal): boolean =>
  state === 'REQUESTED' || state === 'RISK';

export interface RejectionOrder {
  readonly actor: Actor;
  readonly withdrawalId: bigint;
  readonly reason: payments.RejectReason;
}

/** Turns down a withdrawal that nobody has decided yet; its money is the member's again. */
export const rejectWithdrawal = async (
  ctx: AppContext,
  tx: Transaction,
  { actor, withdrawalId, reason }: RejectionOrder,
): Promise<void> => {
  const withdrawal = await lockWithdrawal(tx, withdrawalId);
  if (!isUndecided(withdrawal)) throw new BusinessError('withdrawal_decided');
  const endedAt = ctx.clock.now();
  for (const payout of await selectPayouts(tx, [withdrawalId])) {
    await giveBack(tx, payout);
    await updatePayout(tx, payout, { state: 'REFUNDED', endedAt });
  }
  await updateWithdrawal(tx, withdrawal, { state: 'REJECTED', endedAt, rejectReason: reason });
  await recordStatus(ctx, tx, { withdrawalId, what: 'REJECTED', by: actor });
  await tellOfWithdrawal(ctx, tx, withdrawal, { kind: 'withdrawal_rejected', reason });
  const { accountId, amount, risks } = withdrawal;
  const subject = `withdrawal:${withdrawalId}`;
  const details = { accountId, amount, risks };
  await recordDecision(tx, { actor, action: 'withdrawal.reject', subject, reason, details });
};
