import { formatAmount, type Money, sumMoney } from '@hintha/money';
import { BusinessError, transaction, type Transaction, violatedConstraint } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { lotteryGame } from '../games.ts';
import { isMode, type PrizeModes, readModes } from '../prize-modes/read-modes.ts';
import { lotterySettings } from '../settings.ts';
import type { LotteryGame, LotteryOrder } from '../types.ts';
import { findRequestedOrder } from './order-store.ts';
import { type AskedBet, priceBet, type PricedBet } from './price-bet.ts';
import { LATE, refuseResting, shareOpen, writeOrder } from './write-order.ts';

export interface OrderRequest {
  readonly accountId: bigint;
  readonly game: string;
  readonly numero: string;
  readonly bets: readonly AskedBet[];
  /** In two-thousandths of a fair prize; what is below the member's own comes back as a rebate. */
  readonly prizeMode: number;
  readonly requestId: string;
}

/** So many bets are submitted at once. */
const MOST_BETS = 100;

/** An order with what its bets cost, before anything was asked of the database. */
export interface PricedOrder {
  readonly request: OrderRequest;
  readonly game: LotteryGame;
  readonly bets: readonly PricedBet[];
  readonly stake: Money;
}

/** What the bets of an order cost, or why they are none. */
export const priceOrder = (request: OrderRequest): PricedOrder => {
  const { prizeMode, bets } = request;
  const game = lotteryGame(request.game);
  if (game === undefined) throw new BusinessError('not_found');
  if (!isMode(prizeMode) || bets.length === 0 || bets.length > MOST_BETS)
    throw new BusinessError('bad_request');
  const priced = bets.map((bet) => priceBet(game, request.numero, bet, prizeMode));
  return { request, game, bets: priced, stake: sumMoney(priced.map((bet) => bet.stake)) };
};

/**
 * Takes all bets of an order or none, each request once. Whether it is in time the database's clock says, when the order
 * is written for good: whoever waited for the wallet until after the lock is late.
 */
export const placeOrder = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  order: PricedOrder,
): Promise<LotteryOrder> => {
  const ownMode = await refuseOrder(ctx, order);
  return takeInTime(() => transaction(ctx.db, (tx) => write(ctx, tx, order, ownMode)));
};

/** Refuses what the database need not be written for; answers the member's own prize mode. */
export const refuseOrder = async (
  ctx: Pick<AppContext, 'db'>,
  { request, game, stake }: PricedOrder,
): Promise<number> => {
  const [settings, modes] = await Promise.all([
    readSettings(ctx.db, lotterySettings),
    readModes(ctx.db, request.accountId, game),
    refuseResting(ctx, game),
  ]);
  refuseMode(request.prizeMode, modes);
  refuseLittle(stake, settings);
  return modes.own;
};

export const refuseMode = (prizeMode: number, { least, most }: PrizeModes): void => {
  if (!isMode(prizeMode) || prizeMode < least || prizeMode > most) throw new BusinessError('bad_request');
};

export const refuseLittle = (stake: Money, { leastOrder }: { readonly leastOrder: Money }): void => {
  if (stake >= leastOrder) return;
  throw new BusinessError('amount_out_of_range', { least: formatAmount(leastOrder), most: null });
};

/** Whoever comes to the end of a transaction after the lock is told so. */
export const takeInTime = async <Result>(take: () => Promise<Result>): Promise<Result> => {
  try {
    return await take();
  } catch (thrown) {
    if (violatedConstraint(thrown) === LATE) throw new BusinessError('numero_locked');
    throw thrown;
  }
};

const write = async (
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  order: PricedOrder,
  ownMode: number,
): Promise<LotteryOrder> => {
  const { request, game, bets } = order;
  const { accountId, prizeMode, requestId } = request;
  const earlier = await findRequestedOrder(tx, accountId, requestId);
  if (earlier !== undefined) return repeat(earlier, order);
  const numero = await shareOpen(tx, game.code, request.numero);
  const written = await writeOrder(ctx, tx, { accountId, game, numero, bets, ownMode, prizeMode, requestId });
  if (written !== undefined) return written;
  // The same request came twice at once, and the other was first.
  const first = await findRequestedOrder(tx, accountId, requestId);
  assert(first !== undefined, 'an order stood in the way that is not there');
  return repeat(first, order);
};

/** The same request is answered as it was; another order by its key is refused. */
export const repeat = (earlier: LotteryOrder, { bets, stake }: PricedOrder): LotteryOrder => {
  if (earlier.stake !== stake || earlier.betIds.length !== bets.length) throw new BusinessError('key_reused');
  return earlier;
};
