/** The ledger: the only room where money moves, and where every movement is written down once and for good. */
export { adjust, type Adjustment } from './adjust.ts';
export { balanceAt, owed, readBalance, type Balance } from './balance.ts';
export { bet } from './bet.ts';
export type { FundsAway, ReadAway, VendorFunds } from './funds/funds-away.ts';
export { readWhole } from './funds/read-whole.ts';
export { findReceipt } from './find-receipt.ts';
export {
  openGroupWriter,
  type CallResult,
  type GroupCall,
  type GroupWriter,
  type GroupWriterOptions,
} from './groups/group-writer.ts';
export { hold, type HoldResult } from './holds/hold.ts';
export {
  findPostingsByReference,
  findSeqsBefore,
  followPostings,
  listMovedWallets,
  listPostings,
  listRoundPostings,
  sumSentToVendors,
  type StatementPage,
} from './list-postings.ts';
export { lockWallets } from './lock-wallets.ts';
export { openWallet } from './open-wallet.ts';
export { payout } from './payout.ts';
export { proveLedger, proveNewPostings, type Difference } from './proof/prove-ledger.ts';
export { lookAtFinding } from './reconcile/look-at-finding.ts';
export { LAG_ALARM_MS, readWatch, type Finding, type LedgerWatch } from './reconcile/read-watch.ts';
export { watchLedger } from './reconcile/watch-ledger.ts';
export {
  readHouseDays,
  readStatement,
  readStatementLine,
  type Statement,
  type StatementLine,
  type StatementTotal,
} from './report/read-statement.ts';
export { fillBlocks } from './report/fill-blocks.ts';
export { sumDays } from './report/sum-days.ts';
export {
  isHouseName,
  isPostingKind,
  readDayParts,
  type DayPart,
  type DayParts,
  type PartOrder,
} from './report/read-parts.ts';
export { sumParts } from './report/sum-parts.ts';
export { readMoneyReport, type DayReport, type ReportLine } from './report/read-money-report.ts';
export { sumLedger, type LedgerSums } from './proof/sum-ledger.ts';
export { isReceipt } from './rules.ts';
export { postingKey } from './posting-key.ts';
export { post } from './post.ts';
export { release, type ReleaseResult } from './holds/release.ts';
export { reverse, type ReversalOrder, type ReversalResult } from './reverse.ts';
export type {
  Companion,
  Entry,
  EntryKind,
  HoldOrder,
  HouseName,
  PostingKey,
  PostingKind,
  Posted,
  PostResult,
  Receipt,
  Refused,
  StoredPosting,
} from './types.ts';
