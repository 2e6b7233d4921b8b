/** Bonuses of every kind: offered, claimed, granted, taken back. */
export {
  countWaiting,
  findApplicationsByFingerprints,
  isApplicationPicture,
  listApplicationsBefore,
} from './applications/read-applications.ts';
export { closeBonusDays } from './close-days.ts';
export { checkFreeCredit } from './grants/free-credit.ts';
export {
  type AutomaticBonus,
  grantAutomaticBonus,
  refuseDue,
  tryGrantAutomaticBonus,
} from './grants/grant-automatic-bonus.ts';
export { readBonusKinds, switchBonus } from './kinds/list-kinds.ts';
export { RULE_BONUSES } from './kinds/cost-bonus.ts';
export { revokeRequirement } from './grants/revoke-requirement.ts';
export { listDuePeriods } from './due/due-store.ts';
export { payDue, readDue } from './due/pay-due.ts';
export { countRewards, listRewardsBefore, offerReward } from './rewards/claim-reward.ts';
export { listClaimedReferences } from './rewards/reward-store.ts';
export { sumGranted } from './grants/bonus-store.ts';
