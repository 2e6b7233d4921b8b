import { money, type Money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import { readValid } from '../../bets/index.ts';
import { lockWallets, postBatch, postingKey } from '../../wallet/index.ts';
import { FAIR_MODE, roundOf, SOURCE } from '../rules.ts';
import type { Numero } from '../types.ts';
import { insertRebates, listRebatedMembers, listRebatedOrders, type RebatedOrder } from './rebate-store.ts';

/** Members of a batch. */
const BATCH = 200;

/**
 * Gives members back what their bets of a settled numero were played below their own prize mode, once for each of them:
 * of the valid stake (own mode − prize mode) / 2000, floored once a member. Broken off, it is called again.
 */
export const payRebates = async (db: Database, numero: Numero): Promise<void> => {
  let after = 0n;
  for (;;) {
    const members = await listRebatedMembers(db, numero.id, after, BATCH);
    if (members.length > 0) await payMembers(db, numero, members);
    if (members.length < BATCH) return;
    after = members.at(-1) ?? after;
  }
};

const payMembers = (db: Database, numero: Numero, members: readonly bigint[]): Promise<void> =>
  transaction(db, async (tx) => {
    const orders = await listRebatedOrders(tx, numero.id, members);
    const valid = await readValid(
      tx,
      orders.flatMap(({ betIds }) => betIds),
    );
    const rebates = rebatesOf(orders, valid);
    const unpaid = await insertRebates(tx, numero.id, rebates);
    const due = [...rebates].filter(([accountId]) => unpaid.has(accountId));
    await lockWallets(tx, [...unpaid]);
    await postBatch(
      tx,
      due.map(([accountId, amount]) => ({ accountId, entries: [toEntry(numero, amount)] })),
    );
  });

const toEntry = (numero: Numero, amount: Money) => ({
  kind: 'LOTT_REBATE_SELF' as const,
  amount,
  key: postingKey(SOURCE, `rebate/${numero.id}`),
  source: SOURCE,
  reference: roundOf(numero),
});

/** What each member gets back; who gets nothing is left out. */
export const rebatesOf = (
  orders: readonly RebatedOrder[],
  valid: ReadonlyMap<string, Money>,
): Map<bigint, Money> => {
  const shares = new Map<bigint, bigint>();
  for (const { accountId, betIds, ownMode, prizeMode } of orders) {
    const counted = betIds.reduce((sum, id) => sum + (valid.get(id) ?? 0n), 0n);
    shares.set(accountId, (shares.get(accountId) ?? 0n) + counted * BigInt(ownMode - prizeMode));
  }
  const rebates = [...shares].map(([accountId, share]): [bigint, Money] => [
    accountId,
    money(share / BigInt(FAIR_MODE)),
  ]);
  return new Map(rebates.filter(([, amount]) => amount > 0n));
};
