import type { Database, Transaction } from '@hintha/platform';
import { announceBalance } from './announce-balance.ts';
import { insertPosting } from './posting-store.ts';
import { toLeg } from './rules.ts';
import type { Entry, Leg, PostResult } from './types.ts';

/** Posts the entry once: the same key with the same facts gets the first answer again. */
export const post = async (
  on: Database | Transaction,
  accountId: bigint,
  entry: Entry,
): Promise<PostResult> => postLeg(on, accountId, toLeg(entry));

export const postLeg = async (
  on: Database | Transaction,
  accountId: bigint,
  leg: Leg,
): Promise<PostResult> => {
  const result = await insertPosting(on, accountId, leg);
  if (result.outcome === 'posted') announceBalance(on, accountId, result);
  return result;
};
