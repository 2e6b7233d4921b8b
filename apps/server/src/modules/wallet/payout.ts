import type { Database, Transaction } from '@hintha/platform';
import { post } from './post.ts';
import type { Entry, PostResult } from './types.ts';

/** Pays what comes back from a bet, the stake included. */
export const payout = async (
  on: Database | Transaction,
  accountId: bigint,
  prize: Omit<Entry, 'kind'>,
): Promise<PostResult> => post(on, accountId, { ...prize, kind: 'PAYOUT' });
