import { money } from '@hintha/money';
import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { checkAccountMayWithdraw, isRestricted } from '../../protection/index.ts';
import {
  isReceipt,
  lockWallets,
  post,
  postingKey,
  refuseExhausted,
  returnBudget,
  spendBudget,
} from '../../wallet/index.ts';
import { checkMaySpend, spendPoints } from '../ledger/move-points.ts';
import { addTaken, findReward, lockReward } from '../rewards/reward-store.ts';
import { requireFilled, ruleOf, SOURCE } from '../rules.ts';
import type { Redemption, Reward } from '../types.ts';
import { getRedemption } from './read-redemptions.ts';
import { findRequested, insertRedemption, sumRedeemed } from './redemption-store.ts';

export interface RedemptionOrder {
  readonly accountId: bigint;
  readonly rewardId: bigint;
  readonly quantity: bigint;
  readonly paymentPassword: string;
  readonly receivingAddress: string;
  readonly mobileNum: string;
  readonly requestId: string;
}

/**
 * Takes points, stock and what is paid on top at once; staff decides whether they stay taken. The same request does so
 * once.
 */
export const redeemReward = async (ctx: AppContext, order: RedemptionOrder): Promise<Redemption> => {
  const { accountId, rewardId, requestId, paymentPassword, receivingAddress, mobileNum } = order;
  const known = await findRequested(ctx.db, accountId, requestId);
  if (known !== undefined) return replay(known, order);
  const reward = await findReward(ctx.db, rewardId);
  if (reward === undefined || !reward.enabled) throw new BusinessError('not_found');
  requireFilled({ paymentPassword, ...(reward.physical ? { receivingAddress, mobileNum } : {}) });
  if (await isRestricted(ctx, ctx.db, accountId, 'WITHDRAWALS'))
    throw new BusinessError('withdrawals_stopped');
  await checkMaySpend(ctx, order);
  return transaction(ctx.db, async (tx) => {
    await lockWallets(tx, [accountId]);
    const meanwhile = await findRequested(tx, accountId, requestId);
    if (meanwhile !== undefined) return replay(meanwhile, order);
    // Only money that may leave is paid with.
    if (reward.amount > 0n) await checkAccountMayWithdraw(ctx, tx, { accountId, way: 'redemption' });
    return redeem(ctx, tx, order);
  });
};

const replay = (known: Redemption, order: RedemptionOrder): Redemption => {
  const { rewardId, quantity } = order;
  const { address, mobile } = sentTo(known, order);
  const isSame =
    known.rewardId === rewardId &&
    known.quantity === quantity &&
    known.address === address &&
    known.mobile === mobile;
  if (!isSame) throw new BusinessError('key_reused');
  return known;
};

/** What is not sent needs no address, and none is kept. */
const sentTo = (
  { physical }: Pick<Reward, 'physical'>,
  { receivingAddress, mobileNum }: RedemptionOrder,
): { address: string; mobile: string } =>
  physical ? { address: receivingAddress, mobile: mobileNum } : { address: '', mobile: '' };

const redeem = async (ctx: AppContext, tx: Transaction, order: RedemptionOrder): Promise<Redemption> => {
  const { accountId, rewardId, quantity, requestId } = order;
  const appliedAt = ctx.clock.now();
  const reward = await lockAvailable(tx, order);
  const [points, amount] = [reward.points * quantity, money(reward.amount * quantity)];
  const sent = sentTo(reward, order);
  const asked = { accountId, rewardId, quantity, points, amount, ...sent, requestId, appliedAt };
  const id = await insertRedemption(tx, asked);
  await addTaken(tx, rewardId, quantity);
  await spendPoints(tx, { accountId, kind: 'REDEEM', points, reference: referenceOf(id), at: appliedAt });
  await takeAmount(tx, { id, accountId, amount });
  await spendCost(tx, { id, accountId }, reward, quantity);
  return getRedemption(tx, id);
};

/** The reward, held until the transaction ends, of which there are enough for this member. */
const lockAvailable = async (tx: Transaction, order: RedemptionOrder): Promise<Reward> => {
  const reward = await lockReward(tx, order.rewardId);
  if (reward === undefined || !reward.enabled) throw new BusinessError('not_found');
  const available = reward.stock - reward.taken;
  if (available < order.quantity) throw new BusinessError('sold_out', { available: Number(available) });
  if (reward.mostEach === null) return reward;
  const left = reward.mostEach - (await sumRedeemed(tx, order));
  if (left < order.quantity)
    throw new BusinessError('reward_limit_reached', { left: Number(left > 0n ? left : 0n) });
  return reward;
};

type Paid = Pick<Redemption, 'id' | 'accountId' | 'amount'>;

/** What postings of a redemption belong to. */
export const referenceOf = (id: bigint): string => `redemption:${id}`;

/** Takes what is paid on top of the points. The wallet is locked. */
const takeAmount = async (tx: Transaction, { id, accountId, amount }: Paid): Promise<void> => {
  if (amount === 0n) return;
  const reference = referenceOf(id);
  const key = postingKey(SOURCE, reference);
  const posted = await post(tx, accountId, { kind: 'MALL', amount, key, source: SOURCE, reference });
  if (posted.outcome === 'insufficient_funds') throw new BusinessError('insufficient_funds');
  assert(isReceipt(posted), `${reference} was not paid: ${posted.outcome}`);
};

/** The budget's grant of what a redemption costs, which no posting stands for. */
const costKey = (id: bigint) => postingKey(SOURCE, `${referenceOf(id)}:cost`);

/** Takes what the operator hands out from the budget of the store. The wallet is locked. */
const spendCost = async (
  tx: Transaction,
  { id, accountId }: Pick<Paid, 'id' | 'accountId'>,
  reward: Reward,
  quantity: bigint,
): Promise<void> => {
  const amount = money(reward.cost * quantity);
  if (amount === 0n) return;
  const { approval } = reward;
  const spending = { line: 'rewards', accountId, key: costKey(id), amount, approval } as const;
  const refused = await spendBudget(tx, { ...spending, rule: ruleOf(reward) });
  if (refused !== undefined) refuseExhausted(refused);
};

/** Gives back to the budget what a redemption took from it. The wallet is locked. */
export const returnCost = (
  tx: Transaction,
  { id, accountId }: Pick<Paid, 'id' | 'accountId'>,
): Promise<void> => returnBudget(tx, accountId, costKey(id));

/** Gives back what was paid on top. The wallet is locked. */
export const returnAmount = async (tx: Transaction, { id, accountId, amount }: Paid): Promise<void> => {
  if (amount === 0n) return;
  const reference = referenceOf(id);
  const key = postingKey(SOURCE, `${reference}:back`);
  const posted = await post(tx, accountId, { kind: 'MALL_REFUND', amount, key, source: SOURCE, reference });
  assert(isReceipt(posted), `${reference} was not given back: ${posted.outcome}`);
};
