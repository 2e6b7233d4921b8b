import { money } from '@hintha/money';
import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { lotteryGame } from '../games.ts';
import { findNumeros } from '../numeros/numero-store.ts';
import { takeInTime } from '../orders/place-order.ts';
import { priceBet } from '../orders/price-bet.ts';
import { refuseResting, shareOpen, writeOrder } from '../orders/write-order.ts';
import { readModes } from '../prize-modes/read-modes.ts';
import type { LotteryGame } from '../types.ts';
import { cancelWaiting, listItems, lockChase, updateItems, updatePlaced } from './chase-store.ts';
import { holdRest, releaseHeld } from './hold-waiting.ts';
import type { Chase, ChaseItem } from './types.ts';

/** The numero is closed, which the next look at the chase sees; or the vendor rests, and may open again in time. */
const COMES_AGAIN: readonly string[] = ['numero_locked', 'game_unavailable'];
/** The member bets no more at all. */
const ENDS_ALL: readonly string[] = ['betting_stopped', 'insufficient_funds'];

/** Turns an item into a bet of the money that is held for it. An item that is refused is given back. */
export const placeItem = async (ctx: AppContext, item: ChaseItem): Promise<void> => {
  try {
    await takeInTime(() => transaction(ctx.db, (tx) => place(ctx, tx, item)));
  } catch (thrown) {
    if (!(thrown instanceof BusinessError)) throw thrown;
    if (!COMES_AGAIN.includes(thrown.code)) await giveUp(ctx, item, ENDS_ALL.includes(thrown.code));
  }
};

const place = async (ctx: AppContext, tx: Transaction, { chaseId, position }: ChaseItem): Promise<void> => {
  const chase = await lockChase(tx, chaseId);
  const item = (await listItems(tx, [chaseId])).find((one) => one.position === position);
  if (chase === undefined || item?.state !== 'WAITING') return;
  const game = lotteryGame(chase.game);
  assert(game !== undefined, `there is no lottery ${chase.game}`);
  await refuseResting(ctx, game);
  const order = await bet(ctx, tx, { chase, item, game });
  await updatePlaced(tx, item, order);
  await holdRest(tx, chase);
};

interface Placing {
  readonly chase: Chase;
  readonly item: ChaseItem;
  readonly game: LotteryGame;
}

/** Frees the money and stakes it; answers the order. */
const bet = async (ctx: AppContext, tx: Transaction, { chase, item, game }: Placing): Promise<bigint> => {
  const { accountId, play, pick: selection, prizeMode } = chase;
  const code = (await findNumeros(tx, [item.numeroId])).get(item.numeroId)?.code ?? '';
  const numero = await shareOpen(tx, game.code, code);
  const unitStake = money(chase.unitStake * BigInt(item.multiple));
  const priced = priceBet(game, code, { play, selection, unitStake }, prizeMode);
  await releaseHeld(tx, chase);
  // Its mode was fixed with the chase, and a member's own that is lower by now gives nothing back.
  const { own } = await readModes(ctx.db, accountId, game);
  const modes = { ownMode: Math.max(own, prizeMode), prizeMode };
  const { requestId } = item;
  const order = await writeOrder(ctx, tx, { accountId, game, numero, bets: [priced], ...modes, requestId });
  assert(order !== undefined, `item ${item.position} of chase ${chase.id} was placed before`);
  return order.id;
};

/** Gives an item back, or all that is no bet yet. */
const giveUp = (ctx: AppContext, item: ChaseItem, all: boolean): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const chase = await lockChase(tx, item.chaseId);
    const now = (await listItems(tx, [item.chaseId])).find(({ position }) => position === item.position);
    if (chase === undefined || now?.state !== 'WAITING') return;
    if (all) await cancelWaiting(tx, chase.id);
    else await updateItems(tx, chase.id, [item], 'CANCELLED');
    await releaseHeld(tx, chase);
    await holdRest(tx, chase);
  });
