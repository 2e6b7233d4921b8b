/** The betting core: every bet and its round, whoever took it; what is valid of it. */
export { countedBetween, countedChanges, findClosedUntil, sumCounted } from './counted/counted-store.ts';
export { countMissed, countPlay, WINDOW_MS, windowStart } from './counted/count-play.ts';
export { closeEachDay } from './daily/close-each-day.ts';
export {
  findLastClosedDay,
  insertClosedDay,
  listPlayed,
  type Played,
  sumValidBets,
} from './daily/daily-store.ts';
export { addDays, dayOver, daysBetween, weekOver } from './daily/days.ts';
export { type DayPlayed, readMemberDays, readValidBet } from './daily/read-member-days.ts';
export { type Days, readPlayDay, readPlayed } from './daily/read-played.ts';
export { readPlay, sumDaysAnew, sumPlayDays } from './daily/sum-play-days.ts';
export {
  findBet,
  findBets,
  findBetsByName,
  followFeedEntries,
  listReportedAccounts,
  listBets,
  listBetsBefore,
  listLargestWins,
  listLatestBets,
  listWonBets,
  readSelections,
  readSelectionsOf,
  betGames,
  sumGains,
  sumPlay,
  sumBets,
  sumBetsByGame,
} from './find-bets.ts';
export { inBatches } from './settlement/in-batches.ts';
export {
  type BetOrder,
  type BookedOrder,
  definePlacing,
  placeBet,
  placeBets,
  placeNewBets,
  type PlacedBet,
  type PlacedBets,
} from './place-bet.ts';
export type { BookedBets, BookRows } from './placement-rows.ts';
export { repriceBets, type RepricedBet } from './price-store.ts';
export { insertFeedEntries, type NewFeedEntry, upsertReportedRounds } from './reported-round-store.ts';
export { ADD_TO_ROUNDS, finishRound, takeFromRound } from './round-store.ts';
export {
  type BetChange,
  listChanged,
  type MemberMove,
  resettleChanged,
  resettlePages,
  sumMoves,
  toResettlementView,
} from './settlement/resettlement.ts';
export {
  resettleBet,
  resettleBets,
  type ResettlementOrder,
  settleBet,
  settleBets,
  type SettlementOrder,
  voidBet,
  voidBets,
  type VoidOrder,
} from './settlement/settle-bet.ts';
export {
  type BetResult,
  type ResultsOf,
  type RoundDecision,
  settleRound,
  standsAt,
  voidRound,
} from './settlement/settle-round.ts';
export { defineSettlement } from './settlement/settlement-job.ts';
export type { StepResult } from './settlement/steps.ts';
export type { Bet, FeedEntry, RoundChange, Selection, ReportedRound } from './types.ts';
export {
  readDecided,
  readStanding,
  type SelectionSum,
  type StandingBet,
  sumSelections,
  sumValid,
  type UndecidedBet,
} from './settlement/undecided-store.ts';
export { type BetOutcome, validOf, weightCodeOf } from './valid-bet.ts';
