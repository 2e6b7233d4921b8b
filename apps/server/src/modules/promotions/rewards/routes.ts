import { rewards } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { claimReward } from './claim-reward.ts';
import { countRewards, listRewards } from './list-rewards.ts';
import { toRewardView } from './views.ts';

/** What members have won, and how they take it. */
export const rewardRoutes = (house: House): Served[] => [
  serve(rewards.listRewards, async ({ caller: { accountId } }) => {
    const [list, rewardCount] = await Promise.all([
      listRewards(house, accountId),
      countRewards(house, accountId),
    ]);
    return { list: list.map((reward) => toRewardView(reward, house.clock.now())), rewardCount };
  }),
  serve(rewards.claimReward, async ({ caller: { accountId }, body }) => {
    const { rewardId, requestId } = body;
    const claimed = await claimReward(house, { accountId, rewardId: BigInt(rewardId), requestId });
    const rewardCount = await countRewards(house, accountId);
    return { ...toRewardView(claimed, house.clock.now()), rewardCount };
  }),
];
