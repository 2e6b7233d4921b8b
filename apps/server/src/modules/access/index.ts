/** Who is at the door: accounts, passwords and sessions. */
export { codeRoutes } from './codes/routes.ts';
export { freePlayRoutes } from './free-play/routes.ts';
export { registerByMobile } from './mobile/register-by-mobile.ts';
export { checkAffiliate } from './register-fields/affiliate-code.ts';
export { register } from './register.ts';
export { streamEvents, type SumAway } from './stream-events.ts';
