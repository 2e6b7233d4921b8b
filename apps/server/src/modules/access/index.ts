/** Who is at the door: accounts, passwords and sessions. */
export { codeRoutes } from './codes/routes.ts';
export { readSecurity } from './contacts/read-security.ts';
export { toSecurityView } from './contacts/views.ts';
export { freePlayRoutes } from './free-play/routes.ts';
export { limitStake } from './limit-stake.ts';
export { registerByMobile } from './mobile/register-by-mobile.ts';
export { checkAffiliate } from './register-fields/affiliate-code.ts';
export { register } from './register.ts';
export { endRestrictions } from './restrictions/end-restrictions.ts';
export { liftRestriction } from './restrictions/lift-restriction.ts';
export { isRestricted, listRestrictions } from './restrictions/list-restrictions.ts';
export { BY_HOUSE, restrictAccount } from './restrictions/restrict-account.ts';
export type { Restriction } from './restrictions/types.ts';
export { streamEvents, type SumAway } from './stream-events.ts';
