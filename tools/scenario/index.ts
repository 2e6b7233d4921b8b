/** What a test needs to be so before it begins, and what it looks at when it is over, in the words of the trade. */
export { givenMove, givenSubAccount, givenTree, givenUpline, linesOf, teamsOfSize } from './agents-store.ts';
export {
  countedOf,
  givenDecided,
  givenPlayed,
  givenUndecided,
  isCountedBelow,
  newTransaction,
  givenRoundVoided,
  givenRoundEarlier,
  readRounds,
  givenNoRounds,
  readWrittenBets,
} from './bets-store.ts';
export { readRewards, givenApplication, givenReward, givenSignInSteps } from './rewards/bonuses-store.ts';
export {
  readGames,
  givenBrand,
  givenListedGame,
  givenBrandUnlisted,
  givenBrandsReversed,
  givenMaintenance,
  givenBrandsIn,
  findSlot,
} from './catalogue-store.ts';
export {
  givenAccount,
  accountIdOf,
  listOtherAccounts,
  givenLogin,
  givenLogins,
  givenSessionsOpened,
  givenSession,
  readSessions,
  givenSessionsHeld,
  givenAuthenticator,
  givenFailedAttempts,
  countPendingAttempts,
  givenOldCodes,
  countOpenCodes,
  readCredentials,
  givenOwner,
  readPrivateKey,
  givenNoDemoAccounts,
} from './identity-store.ts';
export {
  givenNotices,
  givenPiecesOff,
  givenUncleaned,
  pieceIdOf,
  givenAnnouncement,
} from './content-store.ts';
export { givenNotification } from './notifications-store.ts';
export { givenLevel, givenProfile, readProfileRow } from './members-store.ts';
export { givenDailyMission, givenMissionsOff, givenRank, givenRanking } from './rewards/missions-store.ts';
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
  readOrders,
  type OrderRow,
  givenOwnChannels,
} from './payments-store.ts';
export {
  givenWithdrawal,
  givenWithdrawalState,
  givenWithdrawalsAsked,
  givenPayment,
  givenPayout,
  givenPayeeRemoved,
  givenRestedPayee,
  lastWithdrawalIdOf,
} from './payouts/payments-store.ts';
export { readPointEntries, expectWholePoints } from './rewards/points-store.ts';
export {
  changeCommitments,
  countUnlockedNumeros,
  givenNumeroEarlier,
  givenOpened,
  givenOpenNumero,
  givenOtherCommitment,
  givenResultEarlier,
  givenUndrawnNumero,
} from './betting/lottery-store.ts';
export {
  countLateBets,
  givenCloseAt,
  givenDeclaredEarlier,
  givenFightEarlier,
  givenOpenFight,
  givenOpposed,
  givenOpposedFlag,
} from './betting/sabong-store.ts';
export { givenRaffleEnd, raffleIdOf } from './rewards/raffles-store.ts';
export {
  givenFirstVisitByBrowser,
  givenFreeCreditWithoutPhone,
  givenContractKinds,
  givenSiteShut,
  givenUsualSettings,
  givenSiteTexts,
  givenStoredSetting,
} from './settings-store.ts';
export {
  givenRegistrationUncounted,
  givenFieldRules,
  givenFieldsAsked,
  givenBrokenPattern,
} from './registration-store.ts';
export { givenStaff, givenColleague, givenStaffSessionsOpened, givenStaffSession } from './staff-store.ts';
export {
  readStudioBalance,
  proveStudioWallet,
  sumStudioTransfers,
  givenFullDisk,
  countStudioBets,
} from './studio-store.ts';
export { countCasesOf } from './support-store.ts';
export { readStored, countRows, givenEmpty, givenNoTable, listTransactionMarks } from './tables.ts';
export { readAudit, readActions, readInbox, readOutbox, readLastSent } from './read/traces.ts';
export { untilWaiting } from './read/waiting.ts';
export {
  readStoredRequirements,
  readCountedRequirements,
  givenTarget,
  givenRequirementsClosed,
  readReported,
  givenDeposited,
  givenDepositPlayed,
} from './rewards/turnover-store.ts';
export {
  givenIntegration,
  givenVendorWallet,
  readFeedState,
  countOpenTransfers,
  givenOwnKey,
  givenUnsealedSecrets,
  readStoredSecrets,
  givenVendorAddress,
  readVendorAddress,
  countNotedCalls,
  sumVendorWallets,
} from './vendors-store.ts';
export {
  givenMovedAt,
  type MovedAt,
  readPostings,
  tamperBalance,
  sumLegs,
  countByTransaction,
  readDepositPostings,
  readPostingRows,
  givenNothingSummed,
  givenBudgetDaysOver,
  sumGiven,
  countUnindexedPostings,
  readTransactionMarks,
} from './wallet-store.ts';
export { type Crowd, givenCrowd } from './many/identity-store.ts';
export { givenFundedWallets } from './many/wallet-store.ts';
export { givenClosed, givenCounted, givenRoundOfEach, sumDecided } from './many/bets-store.ts';
export { givenDepositOfEach, givenWithdrawalOfEach } from './many/payments-store.ts';
export { selectFingerprints as readFingerprints } from '@hintha/server/src/modules/protection/fingerprints/fingerprint-store.ts';
export { findPaymentPassword as readPaymentPassword } from '@hintha/server/src/modules/identity/payment-password/payment-password-store.ts';
export { setFlag as givenFlag } from '@hintha/server/src/modules/settings/index.ts';
export { givenAlarmAged } from './site-store.ts';
export {
  givenDecidedEarlier,
  givenDelaysOver,
  givenFeedSilent,
  givenMatchInPlay,
  givenQuotesExpired,
  givenStartEarlier,
} from './betting/sports-store.ts';
export { isSummedBelow } from './teams-store.ts';
export { givenTeamDays } from './many/teams-store.ts';
export {
  countSettled,
  givenChain,
  givenContractsEnded,
  givenOffer,
  readSettled,
} from './many/contracts-store.ts';
