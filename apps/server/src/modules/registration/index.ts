/** How an account comes about: the fields, the codes, trial accounts. */
export { checkAffiliate } from './check-registration.ts';
export { register, registerByMobile } from './register.ts';
export { codeRoutes, freePlayRoutes } from './routes.ts';
