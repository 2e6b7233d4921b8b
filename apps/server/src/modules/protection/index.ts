/** What an account may do: restrictions, limits, and by what one person with several accounts is known. */
export { type IneligibleReason, listIneligible, refuseIneligible } from './check-participation.ts';
export {
  deviceFingerprint,
  keepFingerprint,
  keepFingerprintsOfCall,
  listCurrentFingerprints,
  listFingerprints,
  listFingerprintsOfCall,
  payeeFingerprint,
} from './fingerprints/list-fingerprints.ts';
export { type LinkedPair, listLinked } from './fingerprints/list-linked.ts';
export { limitStake } from './limits/limit-stake.ts';
export {
  BY_OPERATOR,
  endRestrictions,
  isRestricted,
  liftRestriction,
  listRestrictions,
  restrictAccount,
} from './restrictions/restrict-account.ts';
export {
  checkAccountMayWithdraw,
  checkAmountMayWithdraw,
  lookForObjection,
  withdrawalChecks,
} from './withdrawals/withdrawal-eligibility.ts';
export { withdrawalHoldHours, withdrawalsHeldUntil } from './withdrawals/withdrawal-hold.ts';
export type { Restriction } from './restrictions/types.ts';
