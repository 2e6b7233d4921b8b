import type { Money } from '@hintha/money';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { type Bet, findBets, readSelectionsOf, type Selection } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { lotteryGame } from '../games.ts';
import { findNumeros } from '../numeros/numero-store.ts';
import { lotterySettings, type LotterySettings } from '../settings.ts';
import type { LotteryOrder, Numero } from '../types.ts';
import { cancelSecondsOf } from './cancel-order.ts';
import { winOf } from './price-bet.ts';
import { countOrders, type OrderFilter, selectOrders } from './order-store.ts';

export interface OrderedBet {
  readonly bet: Bet;
  /** What it was placed at; a bet that is void has no stake any more. */
  readonly placedAt: Money;
  readonly selection: Selection;
  /** It has won more than it was paid. */
  readonly isCapped: boolean;
}

/** An order with its numero and its bets, in the order in which they were asked for. */
export interface PlacedOrder {
  readonly order: LotteryOrder;
  readonly numero: Numero;
  readonly bets: readonly OrderedBet[];
  /** Until when it can be taken back; null where it cannot. */
  readonly cancellableUntil: Date | null;
}

/** The orders of a member with what they are on, all of one account. */
export const readPlaced = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: bigint,
  orders: readonly LotteryOrder[],
): Promise<PlacedOrder[]> => {
  const betIds = orders.flatMap((order) => order.betIds);
  const [settings, numeros, bets, selections] = await Promise.all([
    readSettings(db, lotterySettings),
    findNumeros(db, [...new Set(orders.map(({ numeroId }) => numeroId))]),
    findBets(db, accountId, betIds),
    readSelectionsOf(db, betIds),
  ]);
  return orders.map((order) => {
    const numero = numeros.get(order.numeroId);
    assert(numero !== undefined, `order ${order.id} is on no numero`);
    const ordered = order.betIds.map((id, at) => {
      const [bet, selection] = [bets.get(id), selections.get(id)?.[0]];
      assert(bet !== undefined && selection !== undefined, `bet ${id} of order ${order.id} is not there`);
      const placedAt = order.stakes?.[at] ?? bet.stake;
      return { bet, selection, placedAt, isCapped: isCapped(numero, bet, selection) };
    });
    const isOpen = numero.state === 'SCHEDULED' && ordered.some(({ bet }) => bet.state === 'open');
    const cancellableUntil = isOpen ? cancelsUntil(numero, settings) : null;
    return { order, numero, bets: ordered, cancellableUntil };
  });
};

const isCapped = (numero: Numero, bet: Bet, selection: Selection): boolean => {
  const game = lotteryGame(numero.game);
  if (game === undefined || numero.result === null || bet.state !== 'settled') return false;
  return winOf(game, numero.result, { stake: bet.stake, selection }) > bet.payout;
};

const cancelsUntil = (numero: Numero, settings: LotterySettings): Date | null => {
  const game = lotteryGame(numero.game);
  const seconds = game && cancelSecondsOf(game, settings);
  return typeof seconds === 'number' ? new Date(numero.locksAt.getTime() - seconds * 1000) : null;
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
