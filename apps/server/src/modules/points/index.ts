/** Points: earned by play, turned into money, and spent in the rewards store. */
export { valuePoints } from './exchange/value-points.ts';
export { awardPoints, type PointAward } from './ledger/move-points.ts';
export {
  countWaitingRedemptions,
  findRedemption,
  listRedemptionsBefore,
} from './redemptions/read-redemptions.ts';
export { createReward, listAllRewards } from './rewards/change-reward.ts';
