/** The ledger: the only module that moves money, and writes every movement down once and for good. */
export { type Budget, type CostOf, readBudgets, readCosts } from './budgets/read-budgets.ts';
export { type WeighedRule, weighRule, type RuleCost } from './budgets/weigh-rule.ts';
export { budgetSettings, type BudgetValues, type RuleLine } from './budgets/settings.ts';
export { refuseExhausted, refuseOverBudget, returnBudget, spendBudget } from './budgets/spend-budget.ts';
export type { BudgetExhausted, DueOfLine, Grant, Spending } from './budgets/types.ts';
export {
  type Balance,
  lockWallets,
  openWallet,
  outstandingDebt,
  readBalance,
  readBalances,
} from './balance.ts';
export {
  type CallResult,
  type GroupCall,
  type GroupWriter,
  type GroupWriterOptions,
  openGroupWriter,
} from './groups/group-writer.ts';
export { shiftParameters } from './groups/group-store.ts';
export { definePostAll, definePostLast, definePostNew, type PostAll } from './groups/post-all.ts';
export { type BatchCall, postBatch, type Reversing } from './groups/post-batch.ts';
export { hold, type HoldResult, release, type ReleaseResult } from './hold-money.ts';
export { limitStakes } from './limit-stakes.ts';
export {
  findPostingsByReference,
  findSeqsBefore,
  followPostings,
  listMovedWallets,
  listPostings,
  listRoundPostings,
  postedReferences,
  type PostedSums,
  sumPosted,
  type StatementPage,
  sumSentToVendors,
} from './list-postings.ts';
export { indexNewPostings } from './posting-span-store.ts';
export { passOn, type PassedOn } from './pass-on.ts';
export { adjust, type Adjustment, bet, findBasis, findReceipt, isPosted, payout, post } from './post.ts';
export {
  type Difference,
  type LedgerSums,
  proveLedger,
  proveNewPostings,
  sumLedger,
} from './proof/prove-ledger.ts';
export {
  type Finding,
  LAG_ALARM_MS,
  type LedgerWatch,
  lookAtFinding,
  readWatch,
  watchLedger,
} from './reconciliation/reconcile.ts';
export {
  type DayAggregate,
  type DayAggregates,
  isPostingKind,
  isSystemAccountName,
  type AggregateOrder,
  readDayAggregates,
} from './reports/read-aggregates.ts';
export { type CashFlow, readCashFlow } from './reports/read-cash-flow.ts';
export { type DayReport, readMoneyReport, type ReportLine } from './reports/read-money-report.ts';
export {
  fillBlocks,
  readStatement,
  readStatementLine,
  readSystemAccountDays,
  type Statement,
  type StatementLine,
  type StatementTotal,
} from './reports/read-statement.ts';
export { readTaken } from './reports/read-money-report.ts';
export { sumAggregates, sumDays } from './reports/sum-days.ts';
export { type ReversalOrder, type ReversalResult, reverse } from './reverse.ts';
export { isReceipt, postingKey } from './rules.ts';
export type {
  Basis,
  CoWrittenRows,
  Entry,
  EntryKind,
  HoldOrder,
  PlainEntry,
  PlainResult,
  Posted,
  PostingKey,
  PostingKind,
  PostResult,
  Receipt,
  Refused,
  StoredPosting,
  SystemAccountName,
} from './types.ts';
export {
  BALANCE_SOURCES,
  type ReadVendorBalances,
  readWhole,
  type VendorBalances,
  type VendorFunds,
} from './vendor-balances.ts';
