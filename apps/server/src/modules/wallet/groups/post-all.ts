import { money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { lockInOrder, type WalletState } from '../account-store.ts';
import { announceBalance } from '../balance.ts';
import { findPostings, type KnownPosting } from '../posting-store.ts';
import { compareWith, objectionToStake, toLeg } from '../rules.ts';
import type { CoWrittenRows, Entry, Posted, Receipt, Refused } from '../types.ts';
import { insertGroup, insertLastGroup, type MovedRow, toGroupStatement } from './group-store.ts';
import type { CallResult, GroupCall } from './group-writer.ts';

export type PostAll<Call extends GroupCall> = (tx: Transaction, call: Call) => Promise<CallResult>;

/**
 * Posts the entries of one wallet in the transaction of a use case: all in one statement, with the rows beside them, or
 * none. Entries that were posted before are answered as they were then; a refusal has moved nothing.
 */
export const definePostAll = <Call extends GroupCall>(
  rows: Omit<CoWrittenRows<Call>, 'answers'>,
): PostAll<Call> => {
  const statement = toGroupStatement(rows);
  const insertAll = async (tx: Transaction, call: Call, news: readonly Entry[]) => {
    const posted: Posted<Call> = { call, news, offsetOf: (index) => index };
    const legs = { wallet: call.accountId, legs: news.map(toLeg) };
    const receipts = await insertGroup(tx, statement, [legs], rows.values([posted]));
    const mine = receipts.get(call.accountId);
    const last = mine?.at(-1);
    if (last) announceBalance(tx, call.accountId, last);
    return mine;
  };
  return async (tx, call) => {
    // Under the lock no other call can take one of the keys, which would fail the statement and the use case with it.
    const wallet = (await lockInOrder(tx, [call.accountId])).get(call.accountId);
    if (!wallet) return { outcome: 'refused', at: 0, why: { outcome: 'unknown_wallet' } };
    const receipts = await insertAll(tx, call, call.entries);
    if (receipts) return { outcome: 'accepted', receipts };
    const known = await findPostings(
      tx,
      call.entries.map(({ key }) => [call.accountId, key]),
    );
    const compared = compareAll(call, wallet, known);
    if ('outcome' in compared) return compared;
    const news = compared.news.length === 0 ? [] : await insertAll(tx, call, compared.news);
    assert(news !== undefined, `wallet ${call.accountId} refused what it can bear`);
    const fresh = news.values();
    return { outcome: 'accepted', receipts: compared.receipts.map((receipt) => receipt ?? next(fresh)) };
  };
};

type PostLast<Call extends GroupCall, Answer> = (
  tx: Transaction,
  calls: readonly Call[],
) => Promise<ReadonlyMap<bigint, Answer>>;

/**
 * Posts the entries of several wallets as the last step of a use case, with its commit: in one statement, with the rows
 * beside them. Answers by wallet, of which each has one call at most, what the rows answer: left out is who wants more than
 * a look, since a key is known or the wallet cannot bear it. A key that another session takes meanwhile fails the
 * transaction.
 */
export const definePostLast = <Call extends GroupCall, Answer extends object>(
  rows: CoWrittenRows<Call, Answer>,
): PostLast<Call, Answer> => {
  const statement = toGroupStatement(rows);
  return async (tx, calls) => {
    const values = rows.values(calls.map(toPosted));
    const written = await insertLastGroup(tx, statement, calls.map(toLegs), values);
    announceAll(tx, written.receipts);
    const answered = written.rows as readonly (MovedRow & Answer)[];
    return new Map(answered.map((row) => [row.wallet, row]));
  };
};

export type PostNew<Call extends GroupCall> = (
  tx: Transaction,
  calls: readonly Call[],
) => Promise<ReadonlyMap<bigint, readonly Receipt[]>>;

/**
 * The same as a step in the middle of a use case: answers the receipts by wallet, and leaves out, with nothing moved, whose
 * key is known or whose wallet cannot bear it.
 */
export const definePostNew = <Call extends GroupCall>(
  rows: Omit<CoWrittenRows<Call>, 'answers'>,
): PostNew<Call> => {
  const statement = toGroupStatement(rows);
  return async (tx, calls) => {
    await lockInOrder(
      tx,
      calls.map(({ accountId }) => accountId),
    );
    const values = rows.values(calls.map(toPosted));
    const receipts = await insertGroup(tx, statement, calls.map(toLegs), values);
    announceAll(tx, receipts);
    return receipts;
  };
};

const toLegs = ({ accountId, entries }: GroupCall) => ({ wallet: accountId, legs: entries.map(toLeg) });

const toPosted = <Call extends GroupCall>(call: Call): Posted<Call> => ({
  call,
  news: call.entries,
  offsetOf: (index) => index,
});

const announceAll = (tx: Transaction, receipts: ReadonlyMap<bigint, readonly Receipt[]>): void => {
  for (const [accountId, mine] of receipts) {
    const last = mine.at(-1);
    if (last) announceBalance(tx, accountId, last);
  }
};

interface Compared {
  /** What was posted before, in the order of the entries. */
  readonly receipts: readonly (Receipt | undefined)[];
  readonly news: readonly Entry[];
}

type RefusedCall = Extract<CallResult, { outcome: 'refused' }>;

/** Compares entry by entry, as though each were posted after those before it. */
const compareAll = (
  { accountId, entries }: GroupCall,
  wallet: WalletState,
  known: ReadonlyMap<string, KnownPosting>,
): Compared | RefusedCall => {
  const receipts: (Receipt | undefined)[] = [];
  const news: Entry[] = [];
  let { available } = wallet;
  for (const [at, entry] of entries.entries()) {
    const leg = toLeg(entry);
    const earlier = known.get(`${accountId}/${entry.key}`);
    const refuse = (why: Refused): RefusedCall => ({ outcome: 'refused', at, why });
    if (earlier !== undefined) {
      const verdict = compareWith(earlier, leg);
      if (verdict.outcome !== 'replayed') return refuse(verdict);
      receipts.push(verdict);
      continue;
    }
    receipts.push(undefined);
    const objection = entry.kind === 'BET' ? objectionToStake(wallet.largestStake, entry.amount) : null;
    if (objection !== null) return refuse({ outcome: objection });
    if (leg.amount < 0n && available + leg.amount < 0n) return refuse(insufficient(wallet));
    available += leg.amount;
    news.push(entry);
  }
  return { receipts, news };
};

const insufficient = ({ balance, available }: WalletState): Refused => ({
  outcome: 'insufficient_funds',
  balance: money(balance),
  available: money(available),
});

const next = (receipts: IterableIterator<Receipt>): Receipt => {
  const { value } = receipts.next();
  assert(value !== undefined, 'an entry was posted without a receipt');
  return value;
};
