/** Who is at the door: accounts, passwords and sessions. */
export { placeOf } from './attempts/place-of.ts';
export { findContacts } from './contacts/find-contacts.ts';
export { maskMail, maskMobile, maskName, maskNumber, maskPlayer } from './contacts/mask.ts';
export { setLanguage } from './contacts/set-language.ts';
export { createAccount } from './create-account.ts';
export { countSignInDays } from './devices/count-sign-in-days.ts';
export { deviceOf } from './devices/device-of.ts';
export { deviceWords } from './devices/device-words.ts';
export { endForAccount } from './devices/end-for-account.ts';
export { tellEnded } from './devices/end-sessions.ts';
export { isNewPlace } from './devices/is-new-place.ts';
export { listSessions } from './devices/list-sessions.ts';
export { listSignInsOf } from './devices/list-sign-ins.ts';
export { previousLoginAt } from './devices/previous-login.ts';
export { openEncryption } from './encryption/open-encryption.ts';
export { publishedKey, type PublishedKey } from './encryption/published-key.ts';
export { rotateEncryptionKey } from './encryption/rotate-encryption-key.ts';
export { withdrawalsHeldUntil } from './factors/hold-withdrawals.ts';
export { proveOwner } from './factors/prove-owner.ts';
export { seal, unseal } from './factors/seal.ts';
export { authenticatorUri, stepOf, writeSecret } from './factors/totp.ts';
export { findAccount, findAccountNames, findAccounts, type KnownAccount } from './find-account.ts';
export { openGuards } from './guards.ts';
export { hashToken } from './hash-token.ts';
export { limitStake } from './limit-stake.ts';
export {
  findAccountsBySigns,
  findIdsByBeginning,
  listAccounts,
  readPhone,
} from './look-up/find-accounts-by-signs.ts';
export { listPlayers } from './look-up/list-players.ts';
export { readAccountFacts } from './look-up/read-account-facts.ts';
export { type Change, tellOwner } from './notices/tell-owner.ts';
export { hashPassword, NOBODYS_PASSWORD, verifyPassword } from './password.ts';
export { checkPaymentPassword } from './payment-password/check-payment-password.ts';
export { endRestrictions } from './restrictions/end-restrictions.ts';
export { liftRestriction } from './restrictions/lift-restriction.ts';
export { isRestricted, listRestrictions } from './restrictions/list-restrictions.ts';
export { BY_HOUSE, restrictAccount } from './restrictions/restrict-account.ts';
export type { Restriction } from './restrictions/types.ts';
export { isAgent, isGuessable, nameKey } from './rules.ts';
export type { FindStranger } from './types.ts';
