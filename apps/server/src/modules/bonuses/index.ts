/** Bonuses of every kind: offered, claimed, granted, taken back. */
export {
  countWaiting,
  findApplicationsBySigns,
  isApplicationPicture,
  listApplicationsBefore,
} from './applications/read-applications.ts';
export { listAccountsUncapped } from './grants/bonus-store.ts';
export { type AutomaticBonus, tryGrantAutomaticBonus, giveGift } from './grants/grant-automatic-bonus.ts';
export { readBonusKinds, switchBonus } from './grants/list-bonuses.ts';
export { revokeRequirement } from './grants/revoke-requirement.ts';
export { capWinnings, hasUncappedWinnings } from './grants/take-back.ts';
export { countRewards, listRewardsBefore, offerReward } from './rewards/claim-reward.ts';
