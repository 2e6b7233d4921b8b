import type { Database, Transaction } from '@hintha/platform';
import { post } from './post.ts';
import type { Entry, PostResult } from './types.ts';

/** Takes a stake unless the wallet is too poor for it. */
export const bet = async (
  on: Database | Transaction,
  accountId: bigint,
  stake: Omit<Entry, 'kind'>,
): Promise<PostResult> => post(on, accountId, { ...stake, kind: 'BET' });
