import { money } from '@hintha/money';
import {
  type Database,
  type Log,
  openGroupCommit,
  type Statement,
  transaction,
  type Transaction,
} from '@hintha/platform';
import { announceBalance } from '../balance.ts';
import { findBasis, postLeg } from '../post.ts';
import { isReceipt, toLeg } from '../rules.ts';
import type { Basis, CoWrittenRows, Leg, PlainEntry, Receipt, Refused } from '../types.ts';
import { insertCoWritten, insertGroup, toGroupStatement, toLoneStatement } from './group-store.ts';

/** Entries of one wallet that are posted in their order, all or none. */
export interface GroupCall {
  readonly accountId: bigint;
  readonly entries: readonly PlainEntry[];
  /** What the entries rest on, such as the bet of a win; they are not posted once it has been taken back. */
  readonly basis?: Basis;
}

export type CallResult =
  | { readonly outcome: 'accepted'; readonly receipts: readonly Receipt[] }
  | { readonly outcome: 'refused'; readonly at: number; readonly why: Refused };

export interface GroupWriterOptions<Call> {
  /** Groups under way at once; each takes a connection. */
  readonly writers?: number;
  /** Rows to write with the postings of the calls that moved money. */
  readonly coWritten?: CoWrittenRows<Call>;
  /** Where it is written down that a group failed as a whole. */
  readonly log?: Log;
}

export interface GroupWriter<Call extends GroupCall> {
  post(call: Call): Promise<CallResult>;
  /** Takes no more calls and waits for those under way. */
  close(): Promise<void>;
}

const WRITERS = 2;
const MOST_CALLS = 512;
const MOST_ENTRIES = 4_096;

/** Posts calls that come at the same time together, in one statement and one commit. */
export const openGroupWriter = <Call extends GroupCall>(
  database: Database,
  { writers = WRITERS, coWritten, log }: GroupWriterOptions<Call> = {},
): GroupWriter<Call> => {
  const posting = new Posting(database, coWritten);
  const commit = openGroupCommit<WithLegs<Call>, CallResult>(
    {
      laneOf: ({ call }) => call.accountId,
      weightOf: ({ legs }) => legs.length,
      together: (group) => posting.postTogether(group),
      alone: (one) => posting.postAlone(one),
      onFailure: (error, calls) => log?.warn({ err: error, calls }, 'a group of postings failed'),
    },
    { writers, mostCalls: MOST_CALLS, mostWeight: MOST_ENTRIES },
  );
  return {
    post: (call) => commit.do({ call, legs: call.entries.map(toLeg) }),
    close: () => commit.close(),
  };
};

interface WithLegs<Call> {
  readonly call: Call;
  readonly legs: readonly Leg[];
}

class CallError extends Error {
  readonly result: CallResult;

  constructor(result: CallResult) {
    super('call refused');
    this.result = result;
  }
}

class Posting<Call extends GroupCall> {
  readonly #database: Database;
  readonly #coWritten: CoWrittenRows<Call> | undefined;
  readonly #together: Statement;
  readonly #alone: Statement | undefined;

  constructor(database: Database, coWritten: CoWrittenRows<Call> | undefined) {
    this.#database = database;
    this.#coWritten = coWritten;
    this.#together = toGroupStatement(coWritten);
    this.#alone = coWritten && toLoneStatement(coWritten);
  }

  async postTogether(group: readonly WithLegs<Call>[]): Promise<Map<WithLegs<Call>, CallResult>> {
    const calls = group.map(({ call, legs }) => ({
      wallet: call.accountId,
      legs,
      since: call.basis?.seq ?? null,
    }));
    const posted = group.map(({ call }) => ({ call, news: call.entries, offsetOf: inTheirOrder }));
    const values = this.#coWritten?.values(posted) ?? [];
    const receipts = await insertGroup(this.#database, this.#together, calls, values);
    const results = new Map<WithLegs<Call>, CallResult>();
    for (const one of group) {
      const mine = receipts.get(one.call.accountId);
      if (mine === undefined) continue;
      announceLast(this.#database, one.call.accountId, mine);
      results.set(one, { outcome: 'accepted', receipts: mine });
    }
    return results;
  }

  async postAlone({ call, legs }: WithLegs<Call>): Promise<CallResult> {
    try {
      return await transaction(this.#database, async (tx) => {
        const receipts: Receipt[] = [];
        let moved = 0n;
        for (const leg of legs) {
          const result = await postLeg(tx, call.accountId, leg);
          if (!isReceipt(result)) {
            throw new CallError({ outcome: 'refused', at: receipts.length, why: asBefore(result, moved) });
          }
          if (result.outcome === 'posted') moved += leg.amount;
          receipts.push(result);
        }
        if (await hasLostItsBasis(tx, call, receipts))
          throw new CallError({ outcome: 'refused', at: 0, why: { outcome: 'not_standing' } });
        await this.#accompany(tx, call, receipts);
        return { outcome: 'accepted', receipts };
      });
    } catch (error) {
      if (error instanceof CallError) return error.result;
      throw error;
    }
  }

  async #accompany(tx: Transaction, call: Call, receipts: readonly Receipt[]): Promise<void> {
    const news = call.entries.filter((_, index) => receipts[index]?.outcome === 'posted');
    if (news.length === 0 || !this.#coWritten || !this.#alone) return;
    const span = spanOf(call.accountId, receipts);
    const posted = receipts.filter(({ outcome }) => outcome === 'posted');
    const offsetOf = (index: number) => Number((posted[index]?.seq ?? span.firstSeq) - span.firstSeq);
    const own = { call, news, offsetOf };
    await this.#coWritten.prepare?.(tx, own);
    await insertCoWritten(tx, this.#alone, span, this.#coWritten.values([own]));
  }
}

/** Asked under the lock of the wallet, which the postings have taken; what was posted before stays answered. */
const hasLostItsBasis = async (
  tx: Transaction,
  { accountId, basis }: GroupCall,
  receipts: readonly Receipt[],
): Promise<boolean> => {
  if (basis === undefined || receipts.every(({ outcome }) => outcome === 'replayed')) return false;
  return (await findBasis(tx, accountId, basis)) === undefined;
};

/** The postings of a call that are all new follow one another. */
const inTheirOrder = (index: number): number => index;

const spanOf = (wallet: bigint, receipts: readonly Receipt[]) => {
  const numbers = receipts.map(({ seq }) => seq).toSorted((a, b) => (a < b ? -1 : 1));
  return { wallet, firstSeq: numbers.at(0) ?? 1n, lastSeq: numbers.at(-1) ?? 0n };
};

const announceLast = (database: Database, accountId: bigint, receipts: readonly Receipt[]): void => {
  const last = receipts.at(-1);
  if (last) announceBalance(database, accountId, last);
};

// The refused call's earlier entries are rolled back, so what the wallet stands at is what it stood at before them.
const asBefore = (why: Refused, moved: bigint): Refused =>
  why.outcome === 'insufficient_funds'
    ? { ...why, balance: money(why.balance - moved), available: money(why.available - moved) }
    : why;
