/** Turnover requirements, what fills them, and the bonuses that open them. */
export { findApplicationsBySigns, listApplicationsBefore } from './applications/find-applications.ts';
export { countWaiting, isApplicationPicture } from './applications/read-desk.ts';
export { readBonusKinds, switchBonus } from './bonuses/bonus-kinds.ts';
export { listAccountsUnsettled } from './bonuses/bonus-store.ts';
export { boundWinnings, hasUnboundWinnings } from './bonuses/bound-winnings.ts';
export { giveBonus } from './bonuses/give-bonus.ts';
export { type Gift, giveGift } from './bonuses/give-gift.ts';
export { createRaffle, type RaffleOrder } from './raffles/create-raffle.ts';
export { raffleLockDeed } from './raffles/lock-tickets.ts';
export { listRaffles } from './raffles/read-raffles.ts';
export { revokeRequirement } from './requirements/revoke-requirement.ts';
export { countRewards, listRewardsBefore } from './rewards/list-rewards.ts';
export { offerReward } from './rewards/offer-reward.ts';
