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
import type { StoredPart } from '../types.ts';
import { isPayable, oweCoins, payoutWay } from './payable-sum.ts';
import { type PartOrder, recordPayoutDecision } from './receive-payout.ts';

/** The payment came back, or people cannot make it: its money is the member's again. */
export const refundPart = async (ctx: AppContext, tx: Transaction, order: PartOrder): Promise<void> => {
  const locked = await lockPayout(tx, order.partId);
  const { withdrawal, part } = locked;
  const isUnpaid = isPayable(withdrawal, part) && part.way === 'staff';
  if (part.state !== 'DISPUTED' && !isUnpaid) throw new BusinessError('no_longer_open');
  await refund(ctx, tx, locked, order.actor);
  await recordPayoutDecision(tx, 'withdrawal.refund', order, locked);
};

/** The part is locked, and nobody pays it any more. */
export const refund = async (
  ctx: AppContext,
  tx: Transaction,
  { withdrawal, part }: LockedPayout,
  by: Actor,
): Promise<void> => {
  await giveBack(tx, part);
  const endedAt = ctx.clock.now();
  await updatePayout(tx, part, { state: 'REFUNDED', deadline: null, leftAt: null, endedAt });
  await recordStatus(ctx, tx, { withdrawalId: withdrawal.id, what: 'REFUNDED', partId: part.id, by });
  await tellOfWithdrawal(ctx, tx, withdrawal, {
    kind: 'withdrawal_failed',
    amount: part.amount,
    reason: 'REFUNDED',
  });
  await advanceWithdrawal(ctx, tx, withdrawal);
};

/** The payment came back: its money is paid again, as a part of its own. Answers the id of that one. */
export const resendPart = async (ctx: AppContext, tx: Transaction, order: PartOrder): Promise<bigint> => {
  const locked = await lockPayout(tx, order.partId);
  const { withdrawal, part } = locked;
  if (part.state !== 'DISPUTED') throw new BusinessError('no_longer_open');
  const way = payoutWay(ctx);
  const holdId = await holdAnew(tx, part);
  const { withdrawalId, accountId, amount, fee } = part;
  const id = await insertPayout(tx, { withdrawalId, accountId, amount, fee, holdId, way });
  await updatePayout(tx, part, { state: 'RESEND', deadline: null, leftAt: null, endedAt: ctx.clock.now() });
  await recordStatus(ctx, tx, { withdrawalId, what: 'RESEND', partId: part.id, by: order.actor });
  if (way === 'gateway') await queueJob(tx, PAY_PAYOUT, `part:${id}`, { id: String(id) });
  else await oweCoins(ctx, tx, withdrawal.payeeId, await found(tx, id));
  await advanceWithdrawal(ctx, tx, withdrawal);
  await recordPayoutDecision(tx, 'withdrawal.resend', order, locked);
  return id;
};

const found = async (tx: Transaction, id: bigint): Promise<StoredPart> => {
  const part = await findPayout(tx, id);
  if (part === undefined) throw new Error(`part ${id} was not written`);
  return part;
};
