import type { Database, Transaction } from '@hintha/platform';
import {
  type PostedSum,
  referencesOf,
  selectMoved,
  selectPostedSums,
  type XidSpan,
} from './posting-span-store.ts';
import {
  selectByReference,
  selectPostings,
  selectPostingsFrom,
  selectPostingsOf,
  selectSeqsBefore,
  sumSent,
} from './posting-store.ts';
import { systemAccountName } from './rules.ts';
import type { PostingKind, PostingSpan, StoredPosting, SystemAccountName } from './types.ts';

export interface StatementPage {
  /** The number of the last posting of the page before. */
  readonly before?: bigint;
  readonly limit: number;
  readonly kinds?: readonly PostingKind[];
  readonly withoutBets?: boolean;
}

/** The wallet's statement, newest first. */
export const listPostings = async (
  on: Database | Transaction,
  accountId: bigint,
  { before, limit, kinds, withoutBets = false }: StatementPage,
): Promise<StoredPosting[]> =>
  selectPostings(on, accountId, { before: before ?? null, kinds: kinds ?? null, withoutBets, limit });

/** Postings of any wallet, bets and payouts apart. */
export const findPostingsByReference = (
  db: Database,
  reference: string,
  limit: number,
): Promise<(StoredPosting & { wallet: bigint })[]> => selectByReference(db, reference, limit);

/** The postings of one round, ticket or order in the order they came. */
export const listRoundPostings = async (
  on: Database | Transaction,
  accountId: bigint,
  span: PostingSpan,
): Promise<StoredPosting[]> => selectPostingsOf(on, accountId, span);

/** A wallet's postings from a number on. Whoever sees one sees all before it: they are numbered under its lock. */
export const followPostings = async (
  on: Database | Transaction,
  accountId: bigint,
  page: { readonly from: bigint; readonly limit: number },
): Promise<StoredPosting[]> => selectPostingsFrom(on, accountId, page.from, page.limit);

/** The number of the last posting before each of the instants, 0 where there is none. */
export const findSeqsBefore = async (
  tx: Transaction,
  moments: readonly { readonly accountId: bigint; readonly at: Date }[],
): Promise<bigint[]> => selectSeqsBefore(tx, moments);

/** What an account's postings have sent to vendors' wallets, less what they have brought home. */
export const sumSentToVendors = async (tx: Transaction, accountId: bigint): Promise<bigint> =>
  sumSent(tx, accountId);

/** The wallets that moved since the mark, zero for all, and the next mark: a wallet is told again rather than never. */
export const listMovedWallets = async (
  on: Database | Transaction,
  watermark: bigint,
): Promise<{ wallets: readonly bigint[]; horizon: bigint }> => selectMoved(on, watermark);

/** What the postings of a span of transactions refer to, for a sum of another module: rows of (id), null where no uuid. */
export const postedReferences = (span: XidSpan) => referencesOf(span);

/** What postings of one kind came to of a wallet on a business day; `first` is the amount of the first of them. */
export interface PostedSums extends Omit<PostedSum, 'contra'> {
  readonly systemAccount: SystemAccountName;
}

/** What postings of a span of transactions came to, by wallet, business day, kind and system account. */
export const sumPosted = async (tx: Transaction, span: XidSpan): Promise<PostedSums[]> => {
  const sums = await selectPostedSums(tx, span);
  return sums.map(({ contra, ...sum }) => ({ ...sum, systemAccount: systemAccountName(contra) }));
};
