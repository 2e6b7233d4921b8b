import type { Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { lockInOrder } from './account-store.ts';
import { announceBalance } from './balance.ts';
import { insertGroup, toGroupStatement } from './groups/group-store.ts';
import { postingKey, toLeg } from './rules.ts';
import type { Leg } from './types.ts';

export interface PassedOn {
  readonly from: bigint;
  readonly to: bigint;
  readonly as: 'SALARY' | 'DIVIDEND';
  /** Above zero. */
  readonly amount: Money;
  readonly source: string;
  readonly reference: string;
  /** What it is for there; a second one of the same fails the transaction. */
  readonly id: string;
}

const PASS_ON = toGroupStatement();

/**
 * Moves what members owe one another from wallet to wallet, in one statement, each as though after those before it, so that
 * what came a moment ago can be passed on. The operator gives nothing, so that no budget is asked. Answers the orders
 * that were moved, both legs of each: left out is what a wallet has too little for, with all that comes of it later.
 */
export const passOn = async <Order extends PassedOn>(
  tx: Transaction,
  orders: readonly Order[],
): Promise<readonly Order[]> => {
  const wallets = await lockInOrder(tx, [...new Set(orders.flatMap(({ from, to }) => [from, to]))]);
  const available = new Map([...wallets].map(([id, wallet]) => [id, wallet.available]));
  const legs = new Map<bigint, Leg[]>();
  const add = (wallet: bigint, leg: Leg): void => {
    const standing = available.get(wallet);
    assert(standing !== undefined, `there is no wallet ${wallet}`);
    available.set(wallet, standing + leg.amount);
    legs.set(wallet, [...(legs.get(wallet) ?? []), leg]);
  };
  const short = new Set<bigint>();
  const moved = orders.filter((order) => {
    const { from, to } = order;
    if (short.has(from) || (available.get(from) ?? 0n) < order.amount) {
      short.add(from);
      return false;
    }
    add(from, toLegOf(order, 'OUT'));
    add(to, toLegOf(order, 'IN'));
    return true;
  });
  if (moved.length > 0) await postLegs(tx, legs);
  return moved;
};

const toLegOf = ({ as, amount, source, reference, id }: PassedOn, way: 'IN' | 'OUT'): Leg => {
  const key = postingKey(source, `${id}:${way.toLowerCase()}`);
  return toLeg({ kind: `${as}_${way}`, amount, source, reference, key });
};

const postLegs = async (tx: Transaction, legs: ReadonlyMap<bigint, readonly Leg[]>): Promise<void> => {
  const calls = [...legs].map(([wallet, mine]) => ({ wallet, legs: mine }));
  const receipts = await insertGroup(tx, PASS_ON, calls);
  for (const { wallet } of calls) {
    const last = receipts.get(wallet)?.at(-1);
    assert(last !== undefined, `wallet ${wallet} refused what it can bear`);
    announceBalance(tx, wallet, last);
  }
};
