/** The ledger: the only room where money moves, and where every movement is written down once and for good. */
export { adjust, type Adjustment } from './adjust.ts';
export { balanceAt, owed, readBalance, type Balance } from './balance.ts';
export { bet } from './bet.ts';
export { findReceipt } from './find-receipt.ts';
export {
  openGroupWriter,
  type CallResult,
  type GroupCall,
  type GroupWriter,
  type GroupWriterOptions,
} from './groups/group-writer.ts';
export { hold, type HoldResult } from './holds/hold.ts';
export { listPostings, listRoundPostings, type StatementPage } from './list-postings.ts';
export { lockWallets } from './lock-wallets.ts';
export { openWallet } from './open-wallet.ts';
export { payout } from './payout.ts';
export { proveLedger, proveNewPostings, type Difference } from './proof/prove-ledger.ts';
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
