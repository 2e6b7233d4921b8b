import type { rewards } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { isOver } from './rules.ts';
import type { Reward } from './types.ts';

export const toRewardView = (reward: Reward, at: Date): rewards.RewardView => ({
  id: String(reward.id),
  kind: reward.kind,
  reference: reward.reference,
  state: reward.claimedAt !== null ? 'CLAIMED' : isOver(reward, at) ? 'CLOSED' : 'CLAIM',
  amount: formatAmount(reward.amount),
  offeredAt: reward.offeredAt.getTime(),
  expiresAt: reward.expiresAt?.getTime() ?? null,
  claimedAt: reward.claimedAt?.getTime() ?? null,
});
