/** The betting core: every bet and its round, whoever took it; what is valid of it. */
export {
  findRound,
  findRounds,
  findRoundsByName,
  firstPlayedAt,
  followFeedEntries,
  listRounds,
  listRoundsBefore,
  listReportedAccounts,
  listWonRounds,
  roundTitles,
  sumGains,
  sumPlay,
  sumRounds,
  sumRoundsByGame,
} from './find-rounds.ts';
export { insertFeedEntries, type NewFeedEntry, upsertReportedRounds } from './reported-round-store.ts';
export { ADD_TO_ROUNDS, finishRound, takeFromRound } from './round-store.ts';
export type {
  FeedState,
  Objection,
  RefusedRound,
  Round,
  Selection,
  RoundChange,
  FeedEntry,
  ToldRound,
} from './types.ts';
export { betIdOf, type BetOrder, type PlacedBet, placeBet } from './place-bet.ts';
export {
  resettleBet,
  type ResettlementOrder,
  settleBet,
  type SettlementOrder,
  voidBet,
} from './settle-bet.ts';
export type { StepResult } from './take-step.ts';
export { type BetOutcome, validOf, validSum, weightCodeOf } from './valid-bet.ts';
