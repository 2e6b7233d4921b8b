import { BusinessError, lockNames, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { businessDay, dayEnd } from '../../../business-day.ts';
import { refuseOff } from '../calendar/read-changes.ts';
import { drawNumero } from '../draws/draw-numero.ts';
import { fixBets } from '../numeros/lock-numeros.ts';
import { closeNow, findNumeros, insertNumeros, lockNumero, readClock } from '../numeros/numero-store.ts';
import { codeDay } from '../numeros/plan-numeros.ts';
import { findRequestedOrder } from '../orders/order-store.ts';
import { nextOrderId } from '../orders/placement-store.ts';
import {
  type OrderRequest,
  type PricedOrder,
  priceOrder,
  refuseOrder,
  repeat,
  takeInTime,
} from '../orders/place-order.ts';
import { shareOpen, writeOrder } from '../orders/write-order.ts';
import { gameOf } from '../settlement/publish-result.ts';
import { finishNumero } from '../settlement/settle-numero.ts';
import type { LotteryOrder, PlannedNumero } from '../types.ts';

export type InstantRequest = Omit<OrderRequest, 'numero'>;

/** So long an order may take to be written for good; a day that ends before ends it too, and with it its seed. */
const OPEN_MS = 5_000;

/** Takes an order on a lottery that is drawn for each order, each request once, draws it and settles it. */
export const placeInstant = async (ctx: AppContext, request: InstantRequest): Promise<LotteryOrder> => {
  const order = await takeInstant(ctx, request);
  // It is taken, whatever comes: what is not drawn or settled now the clockwork of the draws sees to.
  await drawInstant(ctx, order).catch((error: unknown) =>
    ctx.log.error({ err: error, order: String(order.id) }, 'an instant order could not be drawn'),
  );
  return order;
};

/** Takes the order on a numero of its own, which is called by it. */
export const takeInstant = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  request: InstantRequest,
): Promise<LotteryOrder> => {
  const [id, now] = await Promise.all([
    nextOrderId(ctx.db),
    readClock(ctx.db),
    refuseOff(ctx.db, request.game),
  ]);
  const numero = numeroOf(request.game, id, now);
  const order = priceOrder({ ...request, numero: numero.code });
  if (order.game.schedule.kind !== 'instant') throw new BusinessError('not_found');
  const ownMode = await refuseOrder(ctx, order);
  return takeInTime(() => transaction(ctx.db, (tx) => write(ctx, tx, { order, ownMode, id, numero })));
};

const numeroOf = (game: string, id: bigint, now: Date): PlannedNumero => {
  const day = businessDay(now);
  const locksAt = new Date(Math.min(now.getTime() + OPEN_MS, dayEnd(day).getTime()));
  const drawsAt = new Date(locksAt.getTime() + 1);
  return { game, code: `${codeDay(day)}-${id}`, opensAt: now, locksAt, drawsAt };
};

interface Instant {
  readonly order: PricedOrder;
  readonly ownMode: number;
  readonly id: bigint;
  readonly numero: PlannedNumero;
}

const write = async (
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  { order, ownMode, id, numero: planned }: Instant,
): Promise<LotteryOrder> => {
  const { request, game, bets } = order;
  const { accountId, prizeMode, requestId } = request;
  // The same request twice at once would bet on two numeros.
  await lockNames(tx, [`instant order ${accountId}/${requestId}`]);
  const earlier = await findRequestedOrder(tx, accountId, requestId);
  if (earlier !== undefined) return repeat(earlier, order);
  await insertNumeros(tx, [planned]);
  const numero = await shareOpen(tx, game.code, planned.code);
  const written = await writeOrder(ctx, tx, {
    id,
    accountId,
    game,
    numero,
    bets,
    ownMode,
    prizeMode,
    requestId,
  });
  assert(written !== undefined, `request ${requestId} was written behind its lock`);
  return written;
};

/** Fixes the bets of the order's numero, draws it and pays; one that is decided already is left as it is. */
const drawInstant = async (ctx: AppContext, { numeroId }: LotteryOrder): Promise<void> => {
  const numero = (await findNumeros(ctx.db, [numeroId])).get(numeroId);
  assert(numero !== undefined, `there is no numero ${numeroId}`);
  await transaction(ctx.db, async (tx) => {
    await lockNumero(tx, numero);
    await closeNow(tx, numeroId);
    await fixBets(tx, numero);
  });
  await drawNumero(ctx, gameOf(numero), numero);
  await finishNumero(ctx, numeroId);
};
