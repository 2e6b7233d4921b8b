import { transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { placeBetsTogether } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { countStakes, findRoom, takeNumbers } from '../numbers/take-numbers.ts';
import { shareNumeros } from '../numeros/numero-store.ts';
import { listModes, modeKey } from '../prize-modes/mode-store.ts';
import { modesOf } from '../prize-modes/read-modes.ts';
import { roundOf } from '../rules.ts';
import { lotterySettings } from '../settings.ts';
import type { LotteryOrder } from '../types.ts';
import { insertOrders } from './order-store.ts';
import type { PricedOrder } from './place-order.ts';
import { listResting, type NewOrder, toBetOrders, toWritten } from './write-order.ts';

/** Nobody waits for longer because somebody else's wallet is held. */
const MOST_WAIT_MS = 500;

type Ctx = Pick<AppContext, 'db' | 'clock'>;

/**
 * Takes the orders of several members in one transaction, those of them that nothing speaks against. Whoever is left out
 * is placed alone, which tells why; so is everybody where it fails as a whole, such as for one that came after the lock.
 */
export const placeTogether = async (
  ctx: Ctx,
  orders: readonly PricedOrder[],
): Promise<ReadonlyMap<PricedOrder, LotteryOrder>> => {
  const allowed = await findAllowed(ctx, orders);
  if (allowed.length === 0) return new Map();
  return transaction(ctx.db, (tx) => write(ctx, tx, allowed));
};

interface AllowedOrder {
  readonly order: PricedOrder;
  /** The member's own prize mode. */
  readonly ownMode: number;
}

/** Those whose mode and stake are within the limits, of lotteries whose vendor is open. */
const findAllowed = async ({ db }: Ctx, orders: readonly PricedOrder[]): Promise<AllowedOrder[]> => {
  const [settings, modes, resting] = await Promise.all([
    readSettings(db, lotterySettings),
    listModes(
      db,
      orders.map(({ request }) => request.accountId),
    ),
    listResting(db, [...new Set(orders.map(({ game }) => game.code))]),
  ]);
  return orders.flatMap((order) => {
    const { game, stake, request } = order;
    const { own, most } = modesOf(game, settings, modes.get(modeKey(request.accountId, game.family)));
    const isAllowed = request.prizeMode <= most && stake >= settings.leastOrder && !resting.has(game.code);
    return isAllowed ? [{ order, ownMode: own }] : [];
  });
};

const write = async (
  { clock }: Ctx,
  tx: Transaction,
  allowed: readonly AllowedOrder[],
): Promise<Map<PricedOrder, LotteryOrder>> => {
  const asked = new Map(
    allowed.map(({ order: { game, request } }) => {
      const numero = { game: game.code, code: request.numero };
      return [roundOf(numero), numero];
    }),
  );
  const shared = await shareNumeros(tx, [...asked.values()], MOST_WAIT_MS);
  const numeros = new Map(shared.map((numero) => [roundOf(numero), numero]));
  const open = allowed.flatMap(({ order, ownMode }) => {
    const { request, game, bets } = order;
    const { accountId, prizeMode, requestId } = request;
    const numero = numeros.get(roundOf({ game: game.code, code: request.numero }));
    if (numero?.isOpen !== true) return [];
    const placing: NewOrder = { accountId, game, numero, bets, ownMode, prizeMode, requestId };
    return [{ order, placing, ...countStakes(placing) }];
  });
  const roomy = await findRoom(tx, open);
  const now = clock.now();
  const taken = await placeBetsTogether(
    tx,
    roomy.map(({ placing }) => toBetOrders(placing, now)),
  );
  const placed = roomy.filter(({ placing }) => taken.has(placing.accountId));
  const written = await insertOrders(
    tx,
    placed.map(({ placing }) => toWritten(placing, taken.get(placing.accountId) ?? [])),
  );
  assert(written.length === placed.length, 'an order was known whose bets were not');
  await takeNumbers(tx, placed);
  return new Map(
    placed.flatMap(({ order }, at): [PricedOrder, LotteryOrder][] => {
      const own = written[at];
      return own === undefined ? [] : [[order, own]];
    }),
  );
};
