import { type Database, BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { isRestricted } from '../../protection/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { grantAutomaticBonus, refuseDue } from '../grants/grant-automatic-bonus.ts';
import type { NewReward, Reward } from '../types.ts';
import {
  countOpenRewards,
  findRequestedReward,
  findReward,
  findRewardFor,
  insertReward,
  selectRewards,
  selectRewardsBefore,
  updateClaimed,
} from './reward-store.ts';

export interface RewardClaim {
  readonly accountId: bigint;
  readonly rewardId: bigint;
  readonly requestId: string;
}

/**
 * Pays a reward into the wallet of its member, once; the same request is answered with what it paid. One that the budget
 * has no room for is claimed in time all the same, and due.
 */
export const claimReward = async (ctx: AppContext, claim: RewardClaim): Promise<Reward> => {
  const { accountId, rewardId, requestId } = claim;
  const reward = await transaction(ctx.db, async (tx) => {
    await lockWallets(tx, [accountId]);
    const earlier = await findRequestedReward(tx, accountId, requestId);
    if (earlier !== undefined && earlier.id !== rewardId) throw new BusinessError('key_reused');
    return earlier ?? pay(ctx, tx, claim);
  });
  await refuseDue(ctx, { accountId, kind: reward.kind, period: reward.reference });
  return reward;
};

const pay = async (ctx: AppContext, tx: Transaction, claim: RewardClaim): Promise<Reward> => {
  const { accountId, rewardId, requestId } = claim;
  const at = ctx.clock.now();
  const reward = await findReward(tx, accountId, rewardId);
  if (reward === undefined) throw new BusinessError('not_found');
  if (reward.claimedAt !== null) throw new BusinessError('bonus_taken');
  if (isOver(reward, at)) throw new BusinessError('reward_over');
  if (await isRestricted(ctx, tx, accountId, 'BETTING')) throw new BusinessError('betting_stopped');
  // It was won by one account alone, so that nobody else stands in its way.
  const { kind, reference: period, amount, approval } = reward;
  const bonus = { accountId, kind, period, amount, marks: [], approval };
  const grantId = (await grantAutomaticBonus(ctx, tx, bonus))?.id ?? null;
  await updateClaimed(tx, rewardId, { grantId, requestId, at });
  return { ...reward, claimedAt: at, grantId };
};

/** Puts a reward into the member's reward centre, once for what it was won by; its id either way. */
export const offerReward = async (tx: Transaction, offered: NewReward): Promise<bigint> => {
  const id = (await insertReward(tx, offered)) ?? (await findRewardFor(tx, offered));
  if (id === undefined) throw new Error(`the reward ${offered.kind} ${offered.reference} is gone`);
  return id;
};

const MOST_SHOWN = 100;

/** What a member has won: what it can take first, then the latest. */
export const listRewards = ({ db, clock }: AppContext, accountId: bigint): Promise<Reward[]> =>
  selectRewards(db, accountId, { at: clock.now(), limit: MOST_SHOWN });

/** A member's rewards from before one of them, the latest first. */
export const listRewardsBefore = (
  db: Database,
  accountId: bigint,
  page: { before: bigint | null; limit: number },
): Promise<Reward[]> => selectRewardsBefore(db, accountId, page);

/** How many rewards the member can take now. */
export const countRewards = async (ctx: AppContext, accountId: bigint): Promise<number> =>
  (await isRestricted(ctx, ctx.db, accountId, 'BETTING'))
    ? 0
    : countOpenRewards(ctx.db, accountId, ctx.clock.now());

/** Whether the time is over within which a reward could be claimed. */
export const isOver = ({ expiresAt }: Pick<Reward, 'expiresAt'>, at: Date): boolean =>
  expiresAt !== null && expiresAt <= at;
