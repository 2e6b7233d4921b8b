import type { AppContext } from '../../app-context.ts';
import { countRewards } from '../bonuses/index.ts';
import { TRIAL } from '../identity/index.ts';
import { countUnreadMessages } from '../inbox/index.ts';
import { countMissions } from '../missions/index.ts';

/** The badges of the header: what a member has not read, and what it can claim. */
export const countBadges = async (
  ctx: AppContext,
  { accountId, type }: { accountId: bigint; type: number },
): Promise<{ count: number; missionCount: number; rewardCount: number }> => {
  const count = await countUnreadMessages(ctx.db, accountId);
  // A trial account can claim nothing.
  if (type === TRIAL) return { count, missionCount: 0, rewardCount: 0 };
  const [missionCount, rewardCount] = await Promise.all([
    countMissions(ctx, accountId),
    countRewards(ctx, accountId),
  ]);
  return { count, missionCount, rewardCount };
};
