import type { Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import {
  type CallResult,
  definePostAll,
  definePostLast,
  definePostNew,
  type PlainEntry,
  type Receipt,
  type Refused,
} from '../wallet/index.ts';
import { BET_ROWS, type BookRows, type NewBet, type NewBets, withBookRows } from './placement-rows.ts';
import { stakeKey } from './rules.ts';
import type { Selection } from './types.ts';

/** A bet on its way into one of the operator's own books. */
export interface BetOrder {
  readonly accountId: bigint;
  /** The book that takes it, such as a module of the server; the source of its postings too. */
  readonly source: string;
  /** What the book calls the bet; the same name is placed once. */
  readonly reference: string;
  readonly category: string;
  readonly game: string;
  /** What decides it: a numero, a match, a fight. */
  readonly round: string;
  readonly stake: Money;
  readonly potentialPayout: Money | null;
  readonly selections: readonly Selection[];
  readonly at: Date;
}

export interface PlacedBet {
  readonly outcome: 'placed' | 'replayed';
  readonly id: string;
  readonly receipt: Receipt;
}

/** The bets in the order they came in; or which of them was refused and why, and then none was placed. */
export type PlacedBets =
  | { readonly outcome: 'accepted'; readonly bets: readonly PlacedBet[] }
  | { readonly outcome: 'refused'; readonly at: number; readonly why: Refused };

const postAll = definePostAll(BET_ROWS);
const postNew = definePostNew(BET_ROWS);

/**
 * Takes the stakes of a member's bets and writes the bets down, all or none, in one statement, each once for its name.
 * A refusal has moved nothing.
 */
export const placeBets = async (tx: Transaction, orders: readonly BetOrder[]): Promise<PlacedBets> => {
  if (orders.length === 0) return { outcome: 'accepted', bets: [] };
  const call = toCall(orders);
  return toPlaced(call, await postAll(tx, call));
};

/**
 * Takes the bets of several members, each of whom stands once among them, in one statement, and answers their ids by
 * account. Left out, with nothing moved, is whose bets were placed before, or whose wallet does not bear them.
 */
export const placeNewBets = async (
  tx: Transaction,
  members: readonly (readonly BetOrder[])[],
): Promise<ReadonlyMap<bigint, readonly string[]>> => {
  const calls = members.map(toCall);
  const placed = await postNew(tx, calls);
  const taken = calls.filter(({ accountId }) => placed.has(accountId));
  return new Map(taken.map(({ accountId, bets }) => [accountId, bets.map(({ id }) => id)]));
};

/** The bets of a member with what their book writes of them. */
export interface BookedOrder<Own> {
  readonly orders: readonly BetOrder[];
  readonly own: Own;
}

/** How a book takes bets with its own rows beside them, in the one statement that takes their stakes. */
export interface Placing<Own, Answer> {
  /** As `placeBets`. */
  readonly placeAll: (tx: Transaction, order: BookedOrder<Own>) => Promise<PlacedBets>;
  /**
   * Takes the bets of several members, each of whom stands once among them, as the last step before the commit, which goes
   * with it; answers what the book's rows answer. Left out, with nothing moved, is who can only be answered alone: whose
   * bets were placed before, or whose wallet does not bear them.
   */
  readonly placeLast: (
    tx: Transaction,
    members: readonly BookedOrder<Own>[],
  ) => Promise<ReadonlyMap<bigint, Answer & { readonly betIds: readonly string[] }>>;
}

export const definePlacing = <Own, Answer extends object>(
  book: BookRows<Own, Answer>,
): Placing<Own, Answer> => {
  const rows = withBookRows(book);
  const postBooked = definePostAll(rows);
  const postLast = definePostLast(rows);
  return {
    placeAll: async (tx, { orders, own }) => {
      const call = { ...toCall(orders), own };
      return toPlaced(call, await postBooked(tx, call));
    },
    placeLast: async (tx, members) => {
      const calls = members.map(({ orders, own }) => ({ ...toCall(orders), own }));
      const answers = await postLast(tx, calls);
      return new Map(
        calls.flatMap(({ accountId, bets }) => {
          const answer = answers.get(accountId);
          return answer === undefined
            ? []
            : [[accountId, { ...answer, betIds: bets.map(({ id }) => id) }] as const];
        }),
      );
    },
  };
};

/** Takes the stake and writes the bet down, both or neither, once for each name; answers why nothing moved. */
export const placeBet = async (tx: Transaction, order: BetOrder): Promise<PlacedBet | Refused> => {
  const placed = await placeBets(tx, [order]);
  if (placed.outcome === 'refused') return placed.why;
  const [bet] = placed.bets;
  assert(bet !== undefined, 'a bet was accepted and not answered');
  return bet;
};

const toCall = (orders: readonly BetOrder[]): NewBets => {
  const bets = orders.map(({ reference, ...order }): NewBet => {
    const id = betIdOf(order.source, order.accountId, reference);
    return { ...order, id };
  });
  const [{ accountId } = { accountId: 0n }] = orders;
  assert(
    bets.every((bet) => bet.accountId === accountId),
    'bets of two members in one order',
  );
  assert(new Set(bets.map(({ id }) => id)).size === bets.length, 'two bets of one name in one order');
  return { accountId, bets, entries: bets.map(toEntry) };
};

const toEntry = ({ id, source, stake }: NewBet): PlainEntry => ({
  kind: 'BET',
  amount: stake,
  key: stakeKey(source, id),
  source,
  reference: id,
});

const toPlaced = ({ bets }: NewBets, result: CallResult): PlacedBets => {
  if (result.outcome === 'refused') return result;
  return {
    outcome: 'accepted',
    bets: result.receipts.map((receipt, index) => ({
      outcome: receipt.outcome === 'posted' ? 'placed' : 'replayed',
      id: bets[index]?.id ?? '',
      receipt,
    })),
  };
};

/**
 * The id of a bet, which its source, its account and its name there decide. It begins with what the bets of an account
 * have in common, so that those which are written and settled together stand together in every index.
 */
const betIdOf = (source: string, accountId: bigint, reference: string): string => {
  const own = hash('sha256', `${source}\n${accountId}`, 'hex').slice(0, 8);
  const digest = own + hash('sha256', `${source}\n${accountId}\n${reference}`, 'hex');
  return [8, 12, 16, 20, 32].map((end, at, ends) => digest.slice(ends[at - 1] ?? 0, end)).join('-');
};
