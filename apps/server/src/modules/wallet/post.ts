import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { announceBalance } from './balance.ts';
import { findPosting, findStandingSeq, insertPosting } from './posting-store.ts';
import { compareWith, postingKey, toLeg } from './rules.ts';
import type { Basis, Entry, Leg, PostResult, Receipt } from './types.ts';

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

/** Takes a stake unless the wallet is too poor for it. */
export const bet = async (
  on: Database | Transaction,
  accountId: bigint,
  stake: Omit<Entry, 'kind'>,
): Promise<PostResult> => post(on, accountId, { ...stake, kind: 'BET' });

/** Pays what comes back from a bet, the stake included. */
export const payout = async (
  on: Database | Transaction,
  accountId: bigint,
  prize: Omit<Entry, 'kind'>,
): Promise<PostResult> => post(on, accountId, { ...prize, kind: 'PAYOUT' });

const SOURCE = 'adjust';

export interface Adjustment {
  readonly accountId: bigint;
  /** Below zero to take. */
  readonly amount: Money;
  /** The order behind it; the same one moves money once. */
  readonly id: string;
  readonly reason: string;
}

/** Corrects a wallet by hand; the reason stands in the books. */
export const adjust = async (on: Database | Transaction, adjustment: Adjustment): Promise<PostResult> => {
  const { accountId, amount, id, reason } = adjustment;
  const key = postingKey(SOURCE, id);
  return post(on, accountId, { kind: 'ADJUST', amount, key, source: SOURCE, reference: reason });
};

/** The answer that this very entry got when it was posted; undefined when it has not been. */
export const findReceipt = async (
  on: Database | Transaction,
  accountId: bigint,
  entry: Entry,
): Promise<Receipt | undefined> => {
  const known = await findPosting(on, accountId, entry.key);
  const verdict = known && compareWith(known, toLeg(entry));
  return verdict?.outcome === 'replayed' ? verdict : undefined;
};

/** The entry that was posted under the key, to rest another one on; undefined when it is not there or was taken back. */
export const findBasis = async (
  on: Database | Transaction,
  accountId: bigint,
  { kind, key }: Pick<Entry, 'kind' | 'key'>,
): Promise<Basis | undefined> => {
  const seq = await findStandingSeq(on, accountId, kind, key);
  return seq === undefined ? undefined : { kind, key, seq };
};
