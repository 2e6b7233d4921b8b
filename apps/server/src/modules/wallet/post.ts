import type { Money } from '@hintha/money';
import { type Database, transaction, type Transaction } from '@hintha/platform';
import { lockWallet } from './account-store.ts';
import { announceBalance } from './balance.ts';
import { spendBudget, spendingOf } from './budgets/spend-budget.ts';
import type { Grant, Spending } from './budgets/types.ts';
import { findPosting, findStandingSeq, insertPosting } from './posting-store.ts';
import { compareWith, postingKey, toLeg } from './rules.ts';
import type { Basis, Entry, Leg, PlainResult, PostResult, Receipt } from './types.ts';

/**
 * Posts the entry once: the same key with the same facts gets the first answer again. What gives value is taken from
 * its budget in the same transaction, and is not posted where the budget has no room for it.
 */
export const post = async (
  on: Database | Transaction,
  accountId: bigint,
  entry: Entry,
): Promise<PostResult> => {
  const leg = toLeg(entry);
  const spending = spendingOf(accountId, entry);
  if (spending === undefined) return postLeg(on, accountId, leg);
  return 'pool' in on ? transaction(on, (tx) => postGrant(tx, leg, spending)) : postGrant(on, leg, spending);
};

const postGrant = async (tx: Transaction, leg: Leg, spending: Spending): Promise<PostResult> => {
  const { accountId } = spending;
  if ((await lockWallet(tx, accountId)) === undefined) return { outcome: 'unknown_wallet' };
  // What was posted before has taken from the budget once.
  const known = await findPosting(tx, accountId, leg.key);
  if (known !== undefined) return compareWith(known, leg);
  return (await spendBudget(tx, spending)) ?? postLeg(tx, accountId, leg);
};

export const postLeg = async (
  on: Database | Transaction,
  accountId: bigint,
  leg: Leg,
): Promise<PlainResult> => {
  const result = await insertPosting(on, accountId, leg);
  if (result.outcome === 'posted') announceBalance(on, accountId, result);
  return result;
};

/** Takes a stake unless the wallet is too poor for it. */
export const bet = async (
  on: Database | Transaction,
  accountId: bigint,
  stake: Omit<Entry, 'kind'>,
): Promise<PlainResult> => postLeg(on, accountId, toLeg({ ...stake, kind: 'BET' }));

/** Pays what comes back from a bet, the stake included. */
export const payout = async (
  on: Database | Transaction,
  accountId: bigint,
  prize: Omit<Entry, 'kind'>,
): Promise<PlainResult> => postLeg(on, accountId, toLeg({ ...prize, kind: 'PAYOUT' }));

const SOURCE = 'adjust';

export interface Adjustment {
  readonly accountId: bigint;
  /** Below zero to take. */
  readonly amount: Money;
  /** The order behind it; the same one moves money once. */
  readonly id: string;
  readonly reason: string;
  /** Of the budget of corrections by hand unless it says another. */
  readonly grant?: Grant;
}

/** Corrects a wallet by hand; the reason stands in the books. */
export const adjust = async (on: Database | Transaction, adjustment: Adjustment): Promise<PostResult> => {
  const { id, reason, accountId, ...rest } = adjustment;
  const key = postingKey(SOURCE, id);
  return post(on, accountId, { ...rest, kind: 'ADJUST', key, source: SOURCE, reference: reason });
};

/** Whether something stands under the key, be it that it may not come any more. */
export const isPosted = async (
  on: Database | Transaction,
  accountId: bigint,
  key: string,
): Promise<boolean> => (await findPosting(on, accountId, key)) !== undefined;

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
