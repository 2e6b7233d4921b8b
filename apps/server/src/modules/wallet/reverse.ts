import { money, type Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { lockWallet, type WalletState } from './account-store.ts';
import { returnBudget } from './budgets/spend-budget.ts';
import { isGrantKind } from './budgets/types.ts';
import { postLeg } from './post.ts';
import { findPosting, findReversal, type KnownPosting } from './posting-store.ts';
import { lend } from './rules.ts';
import { SYSTEM_ACCOUNTS, type Leg, type PostingKey, type PostingKind, type Receipt } from './types.ts';

export interface ReversalOrder {
  readonly key: PostingKey;
  /** The key of the posting to take back, known or not. */
  readonly original: PostingKey;
  readonly source: string;
  readonly reference: string;
}

interface Stands {
  readonly balance: Money;
  readonly available: Money;
}

export type ReversalResult =
  | ({ readonly outcome: 'reversed' | 'replayed'; readonly seq: bigint; readonly amount: Money } & Stands)
  | ({ readonly outcome: 'tombstoned' } & Stands)
  | { readonly outcome: 'changed' | 'irreversible' | 'unknown_wallet' };

/**
 * Takes a posting back, once. When the original has not come yet, a tombstone takes its key, so that it is refused
 * when it does. A win that has been spent is taken back in full: what the wallet lacks is lent from `receivable`, so
 * the wallet ends empty and the debt stands in the books.
 */
export const reverse = async (
  tx: Transaction,
  accountId: bigint,
  order: ReversalOrder,
): Promise<ReversalResult> => {
  const wallet = await lockWallet(tx, accountId);
  if (!wallet) return { outcome: 'unknown_wallet' };
  const original = await findPosting(tx, accountId, order.original);
  const own = await findPosting(tx, accountId, order.key);
  if (own)
    return own.reverses !== null && own.reverses === original?.seq ? replay(own) : { outcome: 'changed' };
  if (!original) return bury(tx, accountId, order);
  if (original.kind === 'TOMBSTONE') return { outcome: 'tombstoned', ...standsAt(wallet) };
  if (original.kind === 'REVERSAL') return { outcome: 'irreversible' };
  const earlier = await findReversal(tx, accountId, original.seq);
  return earlier ? replay(earlier) : takeBack(tx, { accountId, wallet, original, order });
};

const standsAt = ({ balance, available }: { balance: bigint; available: bigint }): Stands => ({
  balance: money(balance),
  available: money(available),
});

const replay = (reversal: KnownPosting): ReversalResult => ({
  outcome: 'replayed',
  seq: reversal.seq,
  amount: money(reversal.amount),
  ...standsAt(reversal),
});

const bury = async (tx: Transaction, accountId: bigint, order: ReversalOrder): Promise<ReversalResult> => {
  const { original: key, source, reference } = order;
  const contra = SYSTEM_ACCOUNTS.adjustments;
  const stone: Leg = { kind: 'TOMBSTONE', amount: 0n, contra, key, source, reference, reverses: null };
  return { outcome: 'tombstoned', ...standsAt(await postSurely(tx, accountId, stone)) };
};

interface Taking {
  readonly accountId: bigint;
  readonly wallet: WalletState;
  readonly original: KnownPosting;
  readonly order: ReversalOrder;
}

const takeBack = async (tx: Transaction, taking: Taking): Promise<ReversalResult> => {
  const { accountId, wallet, original, order } = taking;
  const { key, source, reference } = order;
  const amount = -original.amount;
  const leg: Leg = {
    kind: 'REVERSAL',
    amount,
    contra: original.contra,
    reverses: original.seq,
    key,
    source,
    reference,
  };
  for (const loan of lend(leg, wallet.available)) await postSurely(tx, accountId, loan);
  const { seq, ...stands } = await postSurely(tx, accountId, leg);
  // A bet and its payout were never given: nothing is looked up for them.
  if (mayBeGranted(original.kind)) await returnBudget(tx, accountId, order.original);
  return { ...standsAt(stands), outcome: 'reversed', seq, amount: money(amount) };
};

/** A deposit is of a budget when staff has said that it came. */
const mayBeGranted = (kind: PostingKind): boolean => kind === 'DEPOSIT' || isGrantKind(kind);

// The wallet is locked and the keys are known to be free.
const postSurely = async (tx: Transaction, accountId: bigint, leg: Leg): Promise<Receipt> => {
  const result = await postLeg(tx, accountId, leg);
  assert(result.outcome === 'posted', `a reversal of wallet ${accountId} gave ${result.outcome}`);
  return result;
};
