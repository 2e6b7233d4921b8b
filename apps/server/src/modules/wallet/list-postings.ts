import type { Database, Transaction } from '@hintha/platform';
import { selectPostings, selectPostingsOf } from './posting-store.ts';
import type { PostingKind, PostingSpan, StoredPosting } from './types.ts';

export interface StatementPage {
  /** The number of the last posting of the page before. */
  readonly before?: bigint;
  readonly limit: number;
  readonly kinds?: readonly PostingKind[];
}

/** The wallet's statement, newest first. */
export const listPostings = async (
  on: Database | Transaction,
  accountId: bigint,
  { before, limit, kinds }: StatementPage,
): Promise<StoredPosting[]> =>
  selectPostings(on, accountId, { before: before ?? null, kinds: kinds ?? null, limit });

/** The postings of one round, ticket or order in the order they came. */
export const listRoundPostings = async (
  on: Database | Transaction,
  accountId: bigint,
  span: PostingSpan,
): Promise<StoredPosting[]> => selectPostingsOf(on, accountId, span);
