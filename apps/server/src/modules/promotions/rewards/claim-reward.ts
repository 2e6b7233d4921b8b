import { Refusal, transaction, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { isRestricted } from '../../protection/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { giveGift } from '../bonuses/give-gift.ts';
import { findRequestedReward, findReward, updateClaimed } from './reward-store.ts';
import { isOver } from './rules.ts';
import type { Reward } from './types.ts';

export interface RewardClaim {
  readonly accountId: bigint;
  readonly rewardId: bigint;
  readonly requestId: string;
}

/** Pays a reward into the wallet of its member, once; the same request is answered with what it paid. */
export const claimReward = (house: House, claim: RewardClaim): Promise<Reward> =>
  transaction(house.db, async (tx) => {
    const { accountId, rewardId, requestId } = claim;
    await lockWallets(tx, [accountId]);
    const earlier = await findRequestedReward(tx, accountId, requestId);
    if (earlier !== undefined && earlier.id !== rewardId) throw new Refusal('key_reused');
    return earlier ?? pay(house, tx, claim);
  });

const pay = async (house: House, tx: Transaction, claim: RewardClaim): Promise<Reward> => {
  const { accountId, rewardId, requestId } = claim;
  const at = house.clock.now();
  const reward = await findReward(tx, accountId, rewardId);
  if (reward === undefined) throw new Refusal('not_found');
  if (reward.claimedAt !== null) throw new Refusal('bonus_taken');
  if (isOver(reward, at)) throw new Refusal('reward_over');
  if (await isRestricted(house, tx, accountId, 'BETTING')) throw new Refusal('betting_stopped');
  // It was won by one account alone, so that nobody else stands in its way.
  const { kind, reference: period, amount } = reward;
  const grant = await giveGift(house, tx, { accountId, kind, period, amount, marks: [] });
  await updateClaimed(tx, rewardId, { grantId: grant.id, requestId, at });
  return { ...reward, claimedAt: at };
};
