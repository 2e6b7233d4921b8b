/** What an account may do: restrictions, limits, and by what one person with several accounts is known. */
export { type IneligibleReason, listBarred, refuseBarred } from './check-participation.ts';
export {
  deviceSign,
  type FindSigns,
  keepSign,
  signsNow,
  signsOf,
  watchRegistrations,
} from './fingerprints/list-fingerprints.ts';
export { limitStake } from './limits/limit-stake.ts';
export {
  BY_HOUSE,
  endRestrictions,
  isRestricted,
  liftRestriction,
  listRestrictions,
  restrictAccount,
} from './restrictions/restrict-account.ts';
export type { Restriction } from './restrictions/types.ts';
