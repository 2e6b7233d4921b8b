/** What a member has bet, what its wallet did, and what that came to over time. */
export {
  BetView,
  listBets,
  readBet,
  readBetProof,
  revealBetSeed,
  type PostingView,
  type RecordedBet,
  type SelectionView,
  type RoundProofView,
} from './bets.ts';
export {
  RECORD_TYPES,
  MOST_DAYS,
  AccountRecordQuery,
  listAccountRecord,
  readAccountLine,
  type RecordType,
  type AccountLine,
  type RecordedLine,
} from './account-record.ts';
export {
  CASH_FLOW_UNITS,
  MOST_CASH_FLOW_DAYS,
  readCashFlow,
  readProfit,
  type CashFlowUnit,
  type CashFlowView,
} from './over-time.ts';
