/** The ledger: the only module that moves money, and writes every movement down once and for good. */
export { adjust, type Adjustment } from './adjust.ts';
export { type Balance, balanceAt, owed, readBalance } from './balance.ts';
export { bet } from './bet.ts';
export { findReceipt } from './find-receipt.ts';
export type { FundsAway, ReadAway, VendorFunds } from './funds/funds-away.ts';
export { readWhole } from './funds/read-whole.ts';
export {
  type CallResult,
  type GroupCall,
  type GroupWriter,
  type GroupWriterOptions,
  openGroupWriter,
} from './groups/group-writer.ts';
export { hold, type HoldResult } from './holds/hold.ts';
export { release, type ReleaseResult } from './holds/release.ts';
export {
  findPostingsByReference,
  findSeqsBefore,
  followPostings,
  listMovedWallets,
  listPostings,
  listRoundPostings,
  type StatementPage,
  sumSentToVendors,
} from './list-postings.ts';
export { lockWallets } from './lock-wallets.ts';
export { openWallet } from './open-wallet.ts';
export { payout } from './payout.ts';
export { post } from './post.ts';
export { postingKey } from './posting-key.ts';
export { type Difference, proveLedger, proveNewPostings } from './proof/prove-ledger.ts';
export { type LedgerSums, sumLedger } from './proof/sum-ledger.ts';
export { lookAtFinding } from './reconcile/look-at-finding.ts';
export { type Finding, LAG_ALARM_MS, type LedgerWatch, readWatch } from './reconcile/read-watch.ts';
export { watchLedger } from './reconcile/watch-ledger.ts';
export { fillBlocks } from './report/fill-blocks.ts';
export { type DayReport, readMoneyReport, type ReportLine } from './report/read-money-report.ts';
export {
  type DayPart,
  type DayParts,
  isHouseName,
  isPostingKind,
  type PartOrder,
  readDayParts,
} from './report/read-parts.ts';
export {
  readHouseDays,
  readStatement,
  readStatementLine,
  type Statement,
  type StatementLine,
  type StatementTotal,
} from './report/read-statement.ts';
export { sumDays } from './report/sum-days.ts';
export { sumParts } from './report/sum-parts.ts';
export { type ReversalOrder, type ReversalResult, reverse } from './reverse.ts';
export { isReceipt } from './rules.ts';
export type {
  Companion,
  Entry,
  EntryKind,
  HoldOrder,
  HouseName,
  Posted,
  PostingKey,
  PostingKind,
  PostResult,
  Receipt,
  Refused,
  StoredPosting,
} from './types.ts';
