/** Wagering requirements, and what fills them. */
export { catchUp } from './requirements/catch-up.ts';
export { followWallets } from './requirements/follow-wallets.ts';
export { openRequirement, type RequirementOrder } from './requirements/open-requirement.ts';
export {
  readRemaining,
  readRequirements,
  remainingTurnover,
  sumDeposits,
} from './requirements/read-requirements.ts';
export {
  closeRequirement,
  findRequirement,
  findRequirementOf,
  listClosings,
  listDue,
  listFulfilled,
  listRequirementsById,
  reportClosing,
} from './requirements/requirement-store.ts';
export { SCALE, toScaled } from './rules.ts';
export type { StoredRequirement } from './types.ts';
export { toRequirementView, toShort } from './views.ts';
export { type Weighed, weighPlayed } from './weigh-played.ts';
export {
  type DepositTotal,
  findLastDeposit,
  type FirstDeposit,
  type LastDeposit,
  listDepositTotals,
  listFirstDeposits,
  listFirstDepositsOf,
  sumDepositsAfter,
} from './requirements/deposit-store.ts';
