import { formatAmount, type Money, sumMoney } from '@hintha/money';
import { BusinessError, transaction, type Transaction, violatedConstraint } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { placeBets } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { lotteryGame } from '../games.ts';
import { shareNumero } from '../numeros/numero-store.ts';
import { findRequestedOrder, insertOrder } from './order-store.ts';
import { type AskedBet, priceBet, type PricedBet } from './price-bet.ts';
import { categoryOf, LEAST_MODE, roundOf, SOURCE } from '../rules.ts';
import type { Refused } from '../../wallet/index.ts';
import { lotterySettings, type LotterySettings } from '../settings.ts';
import type { LotteryGame, LotteryOrder } from '../types.ts';

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

/** The trigger that looks at the clock when an order is written for good. */
const LATE = 'lottery_order_in_time';

/**
 * Takes all bets of an order or none, each request once. Whether it is in time the database's clock says, when the order
 * is written for good: whoever waited for the wallet until after the lock is late.
 */
export const placeOrder = async (ctx: AppContext, request: OrderRequest): Promise<LotteryOrder> => {
  const game = lotteryGame(request.game);
  if (game === undefined) throw new BusinessError('not_found');
  const settings = await readSettings(ctx.db, lotterySettings);
  const ownMode = settings.memberMode;
  refuseMode(request.prizeMode, settings);
  if (request.bets.length === 0 || request.bets.length > MOST_BETS) throw new BusinessError('bad_request');
  const priced = request.bets.map((bet) => priceBet(game, request.numero, bet, request.prizeMode));
  const stake = sumMoney(priced.map((bet) => bet.stake));
  if (stake < settings.leastOrder)
    throw new BusinessError('amount_out_of_range', { least: formatAmount(settings.leastOrder), most: null });
  try {
    return await transaction(ctx.db, (tx) => write(ctx, tx, { request, game, priced, stake, ownMode }));
  } catch (thrown) {
    if (violatedConstraint(thrown) === LATE) throw new BusinessError('numero_locked');
    throw thrown;
  }
};

const refuseMode = (prizeMode: number, { memberMode }: LotterySettings): void => {
  const isMode = Number.isInteger(prizeMode) && prizeMode % 2 === 0;
  if (!isMode || prizeMode < LEAST_MODE || prizeMode > memberMode) throw new BusinessError('bad_request');
};

interface Priced {
  readonly request: OrderRequest;
  readonly game: LotteryGame;
  readonly priced: readonly PricedBet[];
  readonly stake: Money;
  /** The member's own prize mode. */
  readonly ownMode: number;
}

const write = async (ctx: AppContext, tx: Transaction, order: Priced): Promise<LotteryOrder> => {
  const { request, game, priced, stake, ownMode } = order;
  const { accountId, prizeMode, requestId } = request;
  const earlier = await findRequestedOrder(tx, accountId, requestId);
  if (earlier !== undefined) return repeat(earlier, order);
  const numero = await shareNumero(tx, game.code, request.numero);
  if (numero === undefined) throw new BusinessError('not_found');
  if (!numero.isOpen) throw new BusinessError('numero_locked');
  const placed = await placeBets(
    tx,
    priced.map((bet, at) => ({
      accountId,
      source: SOURCE,
      reference: `${requestId}/${at}`,
      category: categoryOf(game),
      game: game.code,
      round: roundOf(numero),
      stake: bet.stake,
      potentialPayout: null,
      selections: [bet.selection],
      at: ctx.clock.now(),
    })),
  );
  if (placed.outcome === 'refused') throw businessErrorOf(placed.why);
  const betIds = placed.bets.map(({ id }) => id);
  const modes = { ownMode, prizeMode };
  const written = await insertOrder(tx, {
    accountId,
    numeroId: numero.id,
    betIds,
    stake,
    ...modes,
    requestId,
  });
  if (written !== undefined) return written;
  // The same request came twice at once, and the other was first.
  const first = await findRequestedOrder(tx, accountId, requestId);
  assert(first !== undefined, 'an order stood in the way that is not there');
  return repeat(first, order);
};

/** Why the wallet moved nothing, for the member. */
const businessErrorOf = ({ outcome }: Refused): BusinessError => {
  if (outcome === 'insufficient_funds' || outcome === 'betting_stopped') return new BusinessError(outcome);
  return new BusinessError(outcome === 'changed' ? 'key_reused' : 'no_longer_open');
};

/** The same request is answered as it was; another order by its key is refused. */
const repeat = (earlier: LotteryOrder, { priced, stake }: Priced): LotteryOrder => {
  if (earlier.stake !== stake || earlier.betIds.length !== priced.length)
    throw new BusinessError('key_reused');
  return earlier;
};
