import type { points } from '@hintha/contract';
import { BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type Actor, recordAudit } from '../../audit/index.ts';
import { notifyMember } from '../../inbox/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { returnPoints } from '../ledger/move-points.ts';
import { addTaken, lockReward } from '../rewards/reward-store.ts';
import type { Redemption } from '../types.ts';
import { getRedemption } from './read-redemptions.ts';
import { referenceOf, returnAmount, returnCost } from './redeem-reward.ts';
import { lockRow, updateDecided } from './redemption-store.ts';

export interface Approval extends Decision {
  /** What the member is told with the delivery; may be empty. */
  readonly remark: string;
}

/** Staff says that the reward is delivered or on its way: what was taken stays taken. */
export const approveRedemption = async (
  ctx: AppContext,
  tx: Transaction,
  approval: Approval,
): Promise<Redemption> => {
  const { redemptionId: id, actor, remark } = approval;
  const redemption = await lockRedemption(tx, id);
  const isSame = redemption.state === 'APPROVED' && redemption.remark === remark;
  if (isRepeated(redemption, approval, isSame)) return redemption;
  const at = ctx.clock.now();
  await updateDecided(tx, id, { state: 'APPROVED', reason: null, remark, at, ...decisionOf(approval) });
  const { accountId, rewardId, quantity } = redemption;
  await notifyMember(ctx, tx, { accountId, kind: 'redemption_approved', values: { orderNo: String(id) } });
  const details = { account: accountId, reward: rewardId, quantity };
  await recordAudit(tx, { actor, action: 'redemption.approve', subject: `redemption:${id}`, details });
  return getRedemption(tx, id);
};

export interface Rejection extends Decision {
  readonly reason: points.RedemptionRejection;
}

/** Staff turns a redemption down, for a reason that the member is told: points, stock and money go back. */
export const rejectRedemption = async (
  ctx: AppContext,
  tx: Transaction,
  rejection: Rejection,
): Promise<Redemption> => {
  const { redemptionId: id, actor, reason } = rejection;
  const redemption = await lockRedemption(tx, id);
  if (isRepeated(redemption, rejection, redemption.reason === reason)) return redemption;
  const at = ctx.clock.now();
  const { accountId, rewardId, quantity, points: price } = redemption;
  await lockReward(tx, rewardId);
  await addTaken(tx, rewardId, -quantity);
  await returnPoints(tx, { accountId, points: price, reference: referenceOf(id), at });
  await returnAmount(tx, redemption);
  await returnCost(tx, redemption);
  await updateDecided(tx, id, { state: 'REJECTED', reason, remark: '', at, ...decisionOf(rejection) });
  await notifyMember(ctx, tx, {
    accountId,
    kind: 'redemption_rejected',
    values: { orderNo: String(id), reason },
  });
  const details = { account: accountId, reward: rewardId, quantity };
  await recordAudit(tx, { actor, action: 'redemption.reject', subject: `redemption:${id}`, reason, details });
  return getRedemption(tx, id);
};

export interface Decision {
  readonly redemptionId: bigint;
  readonly actor: Actor;
  /** Of the caller's choosing: the same one decides once. */
  readonly requestId?: string | undefined;
}

/** Holds a redemption and, before it, the wallet of its member, as everything does that spends points. */
const lockRedemption = async (tx: Transaction, id: bigint): Promise<Redemption> => {
  const { accountId } = await getRedemption(tx, id);
  await lockWallets(tx, [accountId]);
  await lockRow(tx, id);
  return getRedemption(tx, id);
};

/**
 * Whether this very decision has been made: its caller did not hear of it and asks again. Refuses where another one was
 * made, by whomever, or where the same key stands for something else.
 */
const isRepeated = (redemption: Redemption, { actor, requestId }: Decision, isSame: boolean): boolean => {
  if (redemption.state === 'APPLYING') return false;
  const isOwn = actor.kind === 'staff' && redemption.decidedBy === actor.id;
  if (requestId === undefined || !isOwn || redemption.decisionKey !== requestId)
    throw new BusinessError('redemption_decided');
  if (!isSame) throw new BusinessError('key_reused');
  return true;
};

/** Who decided, and under which key. */
const decisionOf = ({ actor, requestId }: Decision): { by: bigint | null; key: string | null } => ({
  by: actor.kind === 'staff' ? actor.id : null,
  key: requestId ?? null,
});
