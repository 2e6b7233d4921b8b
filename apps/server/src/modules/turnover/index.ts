/** Wagering requirements, and what fills them. */
export { addDays, dayOver, daysBetween, weekOver } from './play/days.ts';
export {
  findLastClosedDay,
  insertClosedDay,
  type Lifetime,
  listLifetimes,
  listPlayed,
  type Played,
} from './play/play-store.ts';
export { type DayPlayed, readMemberDays, readValidBet } from './play/read-member-days.ts';
export { readPlayDay, type Weighed, weighPlayed } from './play/read-played.ts';
export { readPlay, sumDaysAnew, sumPlayDays } from './play/sum-play-days.ts';
export { catchUp } from './requirements/catch-up.ts';
export { followWallets } from './requirements/follow-wallets.ts';
export { openRequirement, type RequirementOrder } from './requirements/open-requirement.ts';
export { readRequirements, remainingTurnover, sumDeposits } from './requirements/read-requirements.ts';
export {
  closeRequirement,
  findRequirement,
  findRequirementOf,
  listDue,
  listRequirementsById,
} from './requirements/requirement-store.ts';
export { SCALE, toScaled } from './rules.ts';
export type { StoredRequirement } from './types.ts';
export { toRequirementView, toShort } from './views.ts';
