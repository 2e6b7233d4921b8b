/** What a test needs to be so before it begins, and what it looks at when it is over, in the words of the trade. */
export { givenUpline } from './agents-store.ts';
export { readAudit } from './audit.ts';
export { givenPlayed, givenRoundVoided, readRounds, givenNoRounds } from './bets-store.ts';
export { readRewards } from './bonuses-store.ts';
export {
  givenAccount,
  accountIdOf,
  givenLogin,
  givenLogins,
  givenSessionsOpened,
  readSessions,
  givenSessionsHeld,
  givenAuthenticator,
  givenFailedAttempts,
  countPendingAttempts,
  givenOldCodes,
  countOpenCodes,
} from './identity-store.ts';
export { givenProfile } from './members-store.ts';
export { readInbox, readOutbox, readLastSent } from './messages.ts';
export { givenMissionsOff } from './missions-store.ts';
export {
  givenDeposit,
  givenCredited,
  givenDepositState,
  readDepositState,
  countDepositsIn,
  readQuestions,
  readContradictions,
  countContradictedLines,
  listReceivers,
  givenOnlyReceiver,
  givenOnlyChannel,
  givenWithdrawal,
  givenWithdrawalState,
  givenWithdrawalsAsked,
  givenPayout,
} from './payments-store.ts';
export { readPointEntries } from './points.ts';
export { givenRaffleEnd } from './raffles-store.ts';
export { givenUsualSettings, givenStoredSetting, givenFieldsAsked } from './settings-store.ts';
export { givenStaffSessionsOpened } from './staff-store.ts';
export { readStored, countRows, givenEmpty, givenNoTable } from './tables.ts';
export { readStoredRequirements, givenTarget, givenRequirementsClosed } from './turnover-store.ts';
export { givenVendorWallet } from './vendors-store.ts';
export { setFlag as givenFlag } from '@hintha/server/src/modules/settings/index.ts';
