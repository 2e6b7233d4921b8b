/** Points: earned by play, turned into money, and spent in the rewards store. */
export { givePoints, type PointGift } from './ledger/give-points.ts';
export { createReward } from './mall/create-reward.ts';
export { listMall } from './mall/read-mall.ts';
export { findRedemption, listRedemptionsBefore } from './redemptions/list-redemptions.ts';
export { countWaitingRedemptions } from './redemptions/read-desk.ts';
