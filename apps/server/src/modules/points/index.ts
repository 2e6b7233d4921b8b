/** Points: earned by play, turned into money, and paid with in the points mall. */
export { givePoints, type PointGift } from './ledger/give-points.ts';
export { createReward } from './mall/create-reward.ts';
export { listMall } from './mall/read-mall.ts';
export { findRedemption, listRedemptionsBefore } from './redemptions/list-redemptions.ts';
export { countWaitingRedemptions } from './redemptions/read-desk.ts';
