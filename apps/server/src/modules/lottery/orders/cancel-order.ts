import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { dayStartOf } from '../../../business-day.ts';
import { type Bet, findBets } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { lotteryGame } from '../games.ts';
import { findNumeros, readTimeLeft, shareNumero } from '../numeros/numero-store.ts';
import { lotterySettings, type LotterySettings } from '../settings.ts';
import type { LotteryGame, LotteryOrder, Numero } from '../types.ts';
import { countCancels, findOrder, insertCancel } from './order-store.ts';
import { CANCELLED, withdrawBets } from './withdraw-bets.ts';

export interface CancelRequest {
  readonly accountId: bigint;
  readonly orderId: bigint;
  /** One bet of the order; all of it when it is left out. */
  readonly betId?: string | undefined;
}

const MINUTE = 60;

/** How long before the lock a bet of a game can still be taken back; null for never. */
export const cancelSecondsOf = (game: LotteryGame, settings: LotterySettings): number | null => {
  if (game.schedule.kind === 'instant') return null;
  return game.schedule.kind === 'interval' ? settings.cancelSeconds : settings.cancelMinutes * MINUTE;
};

/**
 * Takes an order of the caller back, or one bet of it, and returns the stakes; what was taken back before is answered as
 * it is. Whether it is in time the database's clock says once the wallet is locked, and nobody locks the numero before
 * the transaction has ended.
 */
export const cancelOrder = (ctx: AppContext, request: CancelRequest): Promise<LotteryOrder> =>
  transaction(ctx.db, async (tx) => {
    const { accountId } = request;
    const { order, numero, asked } = await readAsked(tx, request);
    await shareNumero(tx, numero);
    await lockWallets(tx, [accountId]);
    const bets = [...(await findBets(tx, accountId, asked)).values()];
    const open = bets.filter(({ state }) => state === 'open');
    if (open.length === 0) return answerDecided(tx, order, bets);
    await refuseLate(tx, accountId, numero);
    const ids = open.map(({ id }) => id);
    await insertCancel(tx, order, ids);
    return withdrawBets(ctx, tx, { order, numero, bets: open });
  });

const readAsked = async (tx: Transaction, { accountId, orderId, betId }: CancelRequest) => {
  const order = await findOrder(tx, accountId, orderId);
  if (order === undefined) throw new BusinessError('not_found');
  if (betId !== undefined && !order.betIds.includes(betId)) throw new BusinessError('not_found');
  const numero = (await findNumeros(tx, [order.numeroId])).get(order.numeroId);
  assert(numero !== undefined, `order ${order.id} is on no numero`);
  return { order, numero, asked: betId === undefined ? order.betIds : [betId] };
};

/** Nothing of it is open: it was taken back before, or its result is known. */
const answerDecided = async (
  tx: Transaction,
  { id, accountId }: LotteryOrder,
  bets: readonly Bet[],
): Promise<LotteryOrder> => {
  if (!bets.every(({ voidReason }) => voidReason === CANCELLED)) throw new BusinessError('no_longer_open');
  const order = await findOrder(tx, accountId, id);
  assert(order !== undefined, `order ${id} is gone`);
  return order;
};

const refuseLate = async (tx: Transaction, accountId: bigint, numero: Numero): Promise<void> => {
  const game = lotteryGame(numero.game);
  const settings = await readSettings(tx, lotterySettings);
  const seconds = game === undefined ? null : cancelSecondsOf(game, settings);
  if (seconds === null) throw new BusinessError('no_longer_open');
  const { now, isOpen } = await readTimeLeft(tx, numero.id, seconds);
  if (!isOpen) throw new BusinessError('numero_locked');
  const cancels = await countCancels(tx, accountId, dayStartOf(now));
  if (cancels >= settings.cancelsADay) throw new BusinessError('cancel_limit_reached');
};
