import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { type Bet, findBets, readSelectionsOf, type Selection } from '../../bets/index.ts';
import { findNumeros } from '../numeros/numero-store.ts';
import type { LotteryOrder, Numero } from '../types.ts';
import { countOrders, type OrderFilter, selectOrders } from './order-store.ts';

export interface OrderedBet {
  readonly bet: Bet;
  readonly selection: Selection;
}

/** An order with its numero and its bets, in the order in which they were asked for. */
export interface PlacedOrder {
  readonly order: LotteryOrder;
  readonly numero: Numero;
  readonly bets: readonly OrderedBet[];
}

/** The orders of a member with what they are on, all of one account. */
export const readPlaced = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: bigint,
  orders: readonly LotteryOrder[],
): Promise<PlacedOrder[]> => {
  const betIds = orders.flatMap((order) => order.betIds);
  const [numeros, bets, selections] = await Promise.all([
    findNumeros(db, [...new Set(orders.map(({ numeroId }) => numeroId))]),
    findBets(db, accountId, betIds),
    readSelectionsOf(db, betIds),
  ]);
  return orders.map((order) => {
    const numero = numeros.get(order.numeroId);
    assert(numero !== undefined, `order ${order.id} is on no numero`);
    const ordered = order.betIds.map((id) => {
      const [bet, selection] = [bets.get(id), selections.get(id)?.[0]];
      assert(bet !== undefined && selection !== undefined, `bet ${id} of order ${order.id} is not there`);
      return { bet, selection };
    });
    return { order, numero, bets: ordered };
  });
};

/** A page of a member's orders, newest first, and how many there are. */
export const listOrders = async (
  ctx: Pick<AppContext, 'db'>,
  filter: OrderFilter,
  page: { readonly no: number; readonly size: number },
): Promise<{ readonly orders: PlacedOrder[]; readonly total: number }> => {
  const [orders, total] = await Promise.all([
    selectOrders(ctx.db, filter, { limit: page.size, offset: (page.no - 1) * page.size }),
    countOrders(ctx.db, filter),
  ]);
  return { orders: await readPlaced(ctx, filter.accountId, orders), total };
};
