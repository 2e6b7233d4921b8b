import { queueJob, BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import type { Actor } from '../../../audit/index.ts';
import {
  type LockedPayout,
  lockPayout,
  recordStatus,
  advanceWithdrawal,
  tellOfWithdrawal,
} from '../advance-withdrawal.ts';
import { PAY_PAYOUT } from '../decide-withdrawal.ts';
import { giveBack, holdAnew } from '../move-money.ts';
import { findPayout, insertPayout, updatePayout } from '../payout-store.ts';
import type { StoredPayout } from '../types.ts';
import { isPayable, oweCoins, payoutWay } from './payable-sum.ts';
import { type PayoutOrder, recordPayoutDecision } from './receive-payout.ts';

/** The payment came back, or people cannot make it: its money is the member's again. */
export const refundPayout = async (ctx: AppContext, tx: Transaction, order: PayoutOrder): Promise<void> => {
  const locked = await lockPayout(tx, order.payoutId);
  const { withdrawal, payout } = locked;
  const isUnpaid = isPayable(withdrawal, payout) && payout.way === 'staff';
  if (payout.state !== 'DISPUTED' && !isUnpaid) throw new BusinessError('no_longer_open');
  await refund(ctx, tx, locked, order.actor);
  await recordPayoutDecision(tx, 'withdrawal.refund', order, locked);
};

/** The payout is locked, and nobody pays it any more. */
export const refund = async (
  ctx: AppContext,
  tx: Transaction,
  { withdrawal, payout }: LockedPayout,
  by: Actor,
): Promise<void> => {
  await giveBack(tx, payout);
  const endedAt = ctx.clock.now();
  await updatePayout(tx, payout, { state: 'REFUNDED', deadline: null, leftAt: null, endedAt });
  await recordStatus(ctx, tx, { withdrawalId: withdrawal.id, what: 'REFUNDED', payoutId: payout.id, by });
  await tellOfWithdrawal(ctx, tx, withdrawal, {
    kind: 'withdrawal_failed',
    amount: payout.amount,
    reason: 'REFUNDED',
  });
  await advanceWithdrawal(ctx, tx, withdrawal);
};

/** The payment came back: its money is paid again, as a payout of its own. Answers the id of that one. */
export const resendPayout = async (ctx: AppContext, tx: Transaction, order: PayoutOrder): Promise<bigint> => {
  const locked = await lockPayout(tx, order.payoutId);
  const { withdrawal, payout } = locked;
  if (payout.state !== 'DISPUTED') throw new BusinessError('no_longer_open');
  const way = payoutWay(ctx);
  const holdId = await holdAnew(tx, payout);
  const { withdrawalId, accountId, amount, fee } = payout;
  const id = await insertPayout(tx, { withdrawalId, accountId, amount, fee, holdId, way });
  await updatePayout(tx, payout, { state: 'RESEND', deadline: null, leftAt: null, endedAt: ctx.clock.now() });
  await recordStatus(ctx, tx, { withdrawalId, what: 'RESEND', payoutId: payout.id, by: order.actor });
  if (way === 'gateway') await queueJob(tx, PAY_PAYOUT, `part:${id}`, { id: String(id) });
  else await oweCoins(ctx, tx, withdrawal.payeeId, await found(tx, id));
  await advanceWithdrawal(ctx, tx, withdrawal);
  await recordPayoutDecision(tx, 'withdrawal.resend', order, locked);
  return id;
};

const found = async (tx: Transaction, id: bigint): Promise<StoredPayout> => {
  const payout = await findPayout(tx, id);
  if (payout === undefined) throw new Error(`payout ${id} was not written`);
  return payout;
};
