import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { definePlacing } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { shiftParameters } from '../../wallet/index.ts';
import {
  addStakesText,
  type LimitedStake,
  STAKE_PARAMETERS,
  toStakeColumns,
} from '../numbers/number-store.ts';
import { countStakes, findRoom, toLimited } from '../numbers/take-numbers.ts';
import { shareNumeros } from '../numeros/numero-store.ts';
import { selectRates } from '../../agents/index.ts';
import { modesOf } from '../prize-modes/read-modes.ts';
import { roundOf } from '../rules.ts';
import { lotterySettings } from '../settings.ts';
import type { LotteryOrder } from '../types.ts';
import {
  type GivenToOrder,
  insertOrdersText,
  listRequestedOrders,
  toOrder,
  toOrderColumns,
} from './placement-store.ts';
import type { PricedOrder } from './place-order.ts';
import { listResting, type NewOrder, toBetOrders, toWritten } from './write-order.ts';

/** Nobody waits for longer because somebody else's wallet is held. */
const MOST_WAIT_MS = 500;

type Ctx = Pick<AppContext, 'db' | 'clock'>;

/**
 * Takes the orders of several members in one transaction, those of them that nothing speaks against, and refuses those that
 * come after the lock, when many do. Whoever is left out is placed alone, which tells why; so is everybody where it fails
 * as a whole.
 */
export const placeTogether = async (
  ctx: Ctx,
  orders: readonly PricedOrder[],
): Promise<ReadonlyMap<PricedOrder, LotteryOrder | BusinessError>> => {
  const allowed = await findAllowed(ctx, orders);
  if (allowed.length === 0) return new Map();
  const { taken, late } = await transaction(ctx.db, (tx) => write(ctx, tx, allowed));
  if (late.length === 0) return taken;
  // What was placed before is answered as it was then, though its numero is locked by now.
  const requests = late.map(({ request: { accountId, requestId } }) => ({ accountId, requestId }));
  const repeated = await listRequestedOrders(ctx.db, requests);
  const refused = late.filter(({ request }) => !repeated.has(request.requestId.toLowerCase()));
  return new Map<PricedOrder, LotteryOrder | BusinessError>([
    ...taken,
    ...refused.map((order) => [order, new BusinessError('numero_locked')] as const),
  ]);
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
    selectRates(
      db,
      orders.map(({ request }) => request.accountId),
    ),
    listResting(db, [...new Set(orders.map(({ game }) => game.code))]),
  ]);
  return orders.flatMap((order) => {
    const { game, stake, request } = order;
    const { own, most } = modesOf(game, settings, modes.get(request.accountId)?.[game.family]);
    const isAllowed = request.prizeMode <= most && stake >= settings.leastOrder && !resting.has(game.code);
    return isAllowed ? [{ order, ownMode: own }] : [];
  });
};

const write = async (
  { clock }: Ctx,
  tx: Transaction,
  allowed: readonly AllowedOrder[],
): Promise<{ readonly taken: Map<PricedOrder, LotteryOrder>; readonly late: readonly PricedOrder[] }> => {
  const asked = new Map(
    allowed.map(({ order: { game, request } }) => {
      const numero = { game: game.code, code: request.numero };
      return [roundOf(numero), numero];
    }),
  );
  const shared = await shareNumeros(tx, [...asked.values()], MOST_WAIT_MS);
  const numeros = new Map(shared.map((numero) => [roundOf(numero), numero]));
  const late: PricedOrder[] = [];
  const open = allowed.flatMap(({ order, ownMode }) => {
    const { request, game, bets } = order;
    const { accountId, prizeMode, requestId } = request;
    const numero = numeros.get(roundOf({ game: game.code, code: request.numero }));
    if (numero === undefined) return [];
    if (!numero.isOpen) {
      late.push(order);
      return [];
    }
    const placing: NewOrder = { accountId, game, numero, bets, ownMode, prizeMode, requestId };
    return [{ order, placing, ...countStakes(placing) }];
  });
  const [roomy, limits] = [await findRoom(tx, open), await readSettings(tx, lotterySettings)];
  if (roomy.length === 0) return { taken: new Map(), late };
  const now = clock.now();
  const written = await placing.placeLast(
    tx,
    roomy.map((one) => ({
      orders: toBetOrders(one.placing, now),
      own: { order: one.placing, numbers: toLimited(one, limits) },
    })),
  );
  const taken = new Map(
    roomy.flatMap(({ order, placing: placed }): [PricedOrder, LotteryOrder][] => {
      const row = written.get(placed.accountId);
      return row === undefined ? [] : [[order, toOrder(toWritten(placed, row.betIds), row)]];
    }),
  );
  return { taken, late };
};

interface Placement {
  readonly order: NewOrder;
  readonly numbers: readonly LimitedStake[];
}

/** Orders are written in the statement that takes the stakes of their bets. */
const placing = definePlacing<Placement, GivenToOrder>({
  name: 'lottery_place',
  texts: (accepted) => [
    addStakesText(accepted),
    shiftParameters(insertOrdersText(accepted), STAKE_PARAMETERS),
  ],
  values: (taken) => [
    ...toStakeColumns(
      taken.flatMap(({ accountId, own }) => own.numbers.map((number) => ({ ...number, accountId }))),
    ),
    ...toOrderColumns(
      taken.map(({ bets, own }) =>
        toWritten(
          own.order,
          bets.map(({ id }) => id),
        ),
      ),
    ),
  ],
  answers: { query: 1, columns: ['id', 'placedAt'] },
});
