/** Accounts, credentials, second factors, sessions and devices: who somebody is, and how they prove it. */
export { closeBetting, lockAccount, setStakeLimit } from './accounts/close-account.ts';
export { selectIdsOfType as listAccountsOfType } from './accounts/account-search-store.ts';
export { checkName } from './accounts/check-name.ts';
export { createAccount } from './accounts/create-account.ts';
export {
  countOpenedOnDays,
  findAccount,
  findAccountNames,
  findAccounts,
  searchAccounts,
  findIdsByBeginning,
  type KnownAccount,
  listAccountDetails,
  listAccounts,
  listNewest,
  listPlayers,
  readAccountDetails,
  readPhone,
} from './accounts/find-accounts.ts';
export { completeLogin } from './authenticate/complete-login.ts';
export { verifyPhone } from './authenticate/verify-phone.ts';
export { answerCaptcha, type CaptchaAnswer, captchaOf, readCaptcha } from './captcha/open-captcha.ts';
export { setMobile } from './contacts/contact-store.ts';
export { maskMail, maskMobile, maskName, maskNumber, maskPlayer } from './contacts/mask.ts';
export { fieldRules, loginFollowers, memberSource, staffPasswords } from './contributions.ts';
export { type Change, findContacts, setLanguage, notifyOwner } from './contacts/notify-owner.ts';
export { type AskedNumber, readNumber } from './contacts/read-contact.ts';
export { deviceDigest, deviceIdOf, describeDevice } from './devices/describe-device.ts';
export { isUnrecognisedOrigin, networkKey, subnetKey } from './devices/recognise-network.ts';
export {
  makeFirstKey,
  openEncryption,
  publishedKey,
  type PublishedKey,
  rotateEncryptionKey,
} from './encryption/open-encryption.ts';
export { seal, type Sealing, sealText, unseal, unsealText } from './encryption/seal.ts';
export { authenticatorUri, stepOf, writeSecret } from './factors/check-authenticator.ts';
export { findCredentialChange } from './factors/credential-store.ts';
export { readCredentialStatus } from './factors/read-credential-status.ts';
export { proveOwner } from './factors/prove-owner.ts';
export { checkCode, type VerifiedCode } from './one-time-codes/check-code.ts';
export { type CodeAsker, sendCode } from './one-time-codes/send-code.ts';
export { PASSWORD_IN_ORDER } from './passwords/check-password.ts';
export { hashPassword, NOBODYS_PASSWORD, verifyPassword } from './passwords/hash-password.ts';
export { checkPaymentPassword } from './payment-password/check-payment-password.ts';
export { insertPaymentPassword } from './payment-password/payment-password-store.ts';
export { isAgent, isGuessable, nameKey, SUB_ACCOUNT, TRIAL } from './rules.ts';
export { endAll, endAccountSessions, publishSessionEnds } from './sessions/end-sessions.ts';
export { hashToken, openFindSession, openGuards } from './sessions/guard-calls.ts';
export {
  countActiveAccounts,
  countLoginDays,
  listSessions,
  listLoginsOf,
  previousLoginAt,
} from './sessions/list-sessions.ts';
export { accountsSeenSince, findEndedSessions } from './sessions/session-store.ts';
export { openStreamSlot } from './streams/open-stream-slot.ts';
export { toSignedInView } from './sessions/views.ts';
export type { Authenticated, Origin } from './types.ts';
