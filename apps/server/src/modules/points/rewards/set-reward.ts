import { points as wire } from '@hintha/contract';
import { formatAmount, money, type Money, parseAmount } from '@hintha/money';
import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { approvalName, defineApprovalAction, gateRule, type Proposed } from '../../approvals/index.ts';
import { type Actor, actorOf } from '../../audit/index.ts';
import type { RuleCost } from '../../wallet/index.ts';
import { valuePoints } from '../exchange/value-points.ts';
import type { NewReward, Reward, RewardListing } from '../types.ts';
import { addReward, changeReward, getReward } from './change-reward.ts';

/**
 * What a reward can cost: as many as are redeemed at once, and all that are left on one day. It takes two to sell one for
 * less than it costs, points counted at the rate that they are exchanged at.
 */
export const costReward = async (
  on: AppContext['db'] | Transaction,
  {
    points,
    amount,
    cost,
    stock,
    mostEach,
    taken = 0n,
  }: Pick<NewReward, 'points' | 'amount' | 'cost' | 'stock' | 'mostEach'> & { taken?: bigint },
): Promise<RuleCost> => {
  const { worth } = await valuePoints(on, points);
  const left = stock > taken ? stock - taken : 0n;
  const atOnce = leastOf(left, mostEach ?? left, BigInt(wire.MOST_AT_ONCE));
  return {
    line: 'rewards',
    each: money(cost * atOnce),
    perDay: money(cost * left),
    takesTwo: worth + amount < cost,
  };
};

const leastOf = (...counts: readonly bigint[]): bigint =>
  counts.reduce((least, count) => (count < least ? count : least));

const Figure = z.string().regex(/^\d{1,18}$/);

/** Adds or changes a reward that can cost more than one of the staff may let it. */
export const costlyRewardAction = defineApprovalAction({
  name: 'reward.costly',
  payload: z.strictObject({
    /** Null for a new one. */
    id: Figure.nullable(),
    names: z.record(z.string(), z.string()),
    picture: z.string(),
    stock: Figure,
    mostEach: Figure.nullable(),
    enabled: z.boolean(),
    position: z.int(),
    points: Figure,
    amount: z.string(),
    /** What one of it costs. */
    cost: z.string(),
    physical: z.boolean(),
  }),
  makers: ['content', 'administrator'],
  checkers: ['payments', 'risk', 'administrator'],
  subjectOf: ({ id, names }) => `reward:${id ?? names['en'] ?? ''}`,
  execute: async (ctx, tx, { id: approval, payload, reason, checker }) => {
    const { id, stock, mostEach, points, amount, cost, ...rest } = payload;
    const reward = {
      ...rest,
      stock: BigInt(stock),
      mostEach: mostEach === null ? null : BigInt(mostEach),
      points: BigInt(points),
      amount: toMoney(amount),
      cost: toMoney(cost),
      approval: approvalName(approval),
    };
    await write(ctx, tx, { id: id === null ? null : BigInt(id), reward, reason, actor: checker });
  },
});

const toMoney = (text: string): Money => {
  const amount = parseAmount(text);
  assert(amount !== 'not_an_amount', `a reward of ${text} was proposed`);
  return amount;
};

interface Written {
  readonly id: bigint | null;
  readonly reward: NewReward;
  readonly reason: string;
  readonly actor: Actor;
}

const write = (ctx: AppContext, tx: Transaction, { id, reward, reason, actor }: Written): Promise<Reward> => {
  if (id === null) return addReward(ctx, tx, { reward, reason, actor });
  const { names, picture, stock, mostEach, enabled, position, approval = null } = reward;
  const listing = { names, picture, stock, mostEach, enabled, position };
  return changeReward(tx, { rewardId: id, listing, reason, actor, approval });
};

interface Wish {
  readonly reason: string;
  readonly requestId?: string | undefined;
}

export interface SetReward {
  readonly reward: Reward | null;
  readonly proposed: Proposed | null;
}

/** Adds a reward, or proposes to where it can cost more than its maker may let it. */
export const setNewReward = (
  ctx: AppContext,
  maker: StaffCaller,
  wish: Wish & { readonly reward: NewReward },
): Promise<SetReward> => transaction(ctx.db, (tx) => setReward(ctx, tx, maker, { ...wish, id: null }));

/** Changes what is shown of a reward, or proposes to where it can cost more than its maker may let it. */
export const setKnownReward = (
  ctx: AppContext,
  maker: StaffCaller,
  { id, listing, ...wish }: Wish & { readonly id: bigint; readonly listing: RewardListing },
): Promise<SetReward> =>
  transaction(ctx.db, async (tx) => {
    const { id: _id, taken, approval: _approval, ...before } = await getReward(tx, id);
    if (listing.stock < taken) throw new BusinessError('stock_too_low', { taken: Number(taken) });
    return setReward(ctx, tx, maker, { ...wish, id, taken, reward: { ...before, ...listing } });
  });

const setReward = async (
  ctx: AppContext,
  tx: Transaction,
  maker: StaffCaller,
  wish: Wish & { readonly id: bigint | null; readonly taken?: bigint; readonly reward: NewReward },
): Promise<SetReward> => {
  const { id, reward, taken = 0n, reason, requestId } = wish;
  const { stock, mostEach, points, amount, cost, names, approval: _approval, ...rest } = reward;
  const payload = {
    ...rest,
    id: id === null ? null : String(id),
    names: { ...names },
    stock: String(stock),
    mostEach: mostEach === null ? null : String(mostEach),
    points: String(points),
    amount: formatAmount(amount),
    cost: formatAmount(cost),
  };
  // What is not shown is not sold.
  const weighed = reward.enabled ? await costReward(tx, { ...reward, taken }) : null;
  const gate = { action: costlyRewardAction, payload, reason, requestId, maker };
  const proposed = await gateRule(ctx, tx, { ...gate, cost: weighed });
  if (proposed !== null) return { reward: null, proposed };
  return { reward: await write(ctx, tx, { id, reward, reason, actor: actorOf(maker) }), proposed: null };
};
