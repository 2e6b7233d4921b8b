/** Who is at the door: accounts, passwords and sessions. */
export { createAccount } from './create-account.ts';
export { findAccount, findAccountNames, findAccounts, type KnownAccount } from './find-account.ts';
export { openGuards } from './guards.ts';
export { hashPassword } from './password.ts';
export { limitStake } from './limit-stake.ts';
export { previousLoginAt } from './previous-login.ts';
