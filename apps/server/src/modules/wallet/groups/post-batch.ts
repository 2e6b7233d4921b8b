import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { lockInOrder, type WalletState } from '../account-store.ts';
import { announceBalance } from '../balance.ts';
import { isGrantKind } from '../budgets/types.ts';
import { findPostings, type FoundPosting } from '../posting-store.ts';
import { lend, toLeg } from '../rules.ts';
import { type Leg, type PlainEntry, type PostingKey, type Receipt, SYSTEM_ACCOUNTS } from '../types.ts';
import { insertGroup, POST_BATCH } from './group-store.ts';

/** Takes an earlier posting of the wallet back. */
export interface Reversing {
  readonly original: PostingKey;
  readonly key: PostingKey;
  readonly source: string;
  readonly reference: string;
}

/** What is posted to one wallet, in its order. */
export interface BatchCall {
  readonly accountId: bigint;
  readonly entries: readonly (PlainEntry | Reversing)[];
}

/**
 * Posts what a use case has decided under the locks of the wallets, in one statement: every entry is new, and the
 * batch fails as a whole when one is not. What a reversal lacks is lent, as `reverse` does. Answers the receipts of each
 * wallet in the order of its entries.
 */
export const postBatch = async (
  tx: Transaction,
  calls: readonly BatchCall[],
): Promise<ReadonlyMap<bigint, readonly Receipt[]>> => {
  if (calls.length === 0) return new Map();
  const reversing = calls.flatMap(({ accountId, entries }) =>
    entries.filter(isReversing).map(({ original }): [bigint, PostingKey] => [accountId, original]),
  );
  const wallets = reversing.length === 0 ? undefined : await lockInOrder(tx, calls.map(accountOf));
  const originals = await findPostings(tx, reversing);
  const planned = calls.map((call) => {
    const legs = toLegs(call, wallets?.get(call.accountId), originals);
    return { wallet: call.accountId, legs };
  });
  const receipts = await insertGroup(tx, POST_BATCH, planned);
  const answers = new Map<bigint, readonly Receipt[]>();
  for (const { wallet, legs } of planned) {
    const mine = receipts.get(wallet);
    const last = mine?.at(-1);
    assert(mine !== undefined && last !== undefined, `wallet ${wallet} refused a batch`);
    announceBalance(tx, wallet, last);
    answers.set(
      wallet,
      mine.filter((_, index) => legs[index]?.contra !== SYSTEM_ACCOUNTS.receivable),
    );
  }
  return answers;
};

const accountOf = ({ accountId }: BatchCall): bigint => accountId;

const isReversing = (entry: PlainEntry | Reversing): entry is Reversing => 'original' in entry;

const toLegs = (
  { accountId, entries }: BatchCall,
  wallet: WalletState | undefined,
  originals: ReadonlyMap<string, FoundPosting>,
): Leg[] => {
  let available = wallet?.available ?? 0n;
  return entries.flatMap((entry) => {
    const leg = isReversing(entry)
      ? toReversal(accountId, entry, originals.get(`${accountId}/${entry.original}`))
      : toLeg(entry);
    const legs = isReversing(entry) ? [...lend(leg, available), leg] : [leg];
    available += legs.reduce((sum, { amount }) => sum + amount, 0n);
    return legs;
  });
};

const toReversal = (
  accountId: bigint,
  { original: originalKey, ...entry }: Reversing,
  original: FoundPosting | undefined,
): Leg => {
  const isStanding = original !== undefined && !original.reversed;
  const isMoved =
    original !== undefined &&
    !['TOMBSTONE', 'REVERSAL', 'DEPOSIT'].includes(original.kind) &&
    !isGrantKind(original.kind);
  assert(isStanding && isMoved, `posting ${originalKey} of wallet ${accountId} cannot be taken back`);
  return {
    ...entry,
    kind: 'REVERSAL',
    amount: -original.amount,
    contra: original.contra,
    reverses: original.seq,
  };
};
