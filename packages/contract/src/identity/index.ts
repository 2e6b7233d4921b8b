/** The calls of identity: sign-in and security of an account. */
export * from './account-types.ts';
export * from './challenges.ts';
export * from './devices.ts';
export { type SignedInView } from './fields.ts';
export * from './mobile.ts';
export * from './passwords.ts';
export * from './recovery.ts';
export * from './security.ts';
export * from './sign-in.ts';
