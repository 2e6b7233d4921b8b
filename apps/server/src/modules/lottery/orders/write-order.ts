import { sumMoney } from '@hintha/money';
import { BusinessError, type Database, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type BetOrder, placeBets } from '../../bets/index.ts';
import { findGames } from '../../catalogue/index.ts';
import type { Refused } from '../../wallet/index.ts';
import { countStakes, takeNumbers } from '../numbers/take-numbers.ts';
import { shareNumero } from '../numeros/numero-store.ts';
import { categoryOf, roundOf, SOURCE } from '../rules.ts';
import type { LotteryGame, LotteryOrder, Numero } from '../types.ts';
import { insertOrder, type WrittenOrder } from './placement-store.ts';
import type { PricedBet } from './price-bet.ts';

/** The trigger that looks at the clock when an order is written for good. */
export const LATE = 'lottery_order_in_time';

/** Refuses while the vendor that a lottery stands under rests. */
export const refuseResting = async ({ db }: Pick<AppContext, 'db'>, { code }: LotteryGame): Promise<void> => {
  if ((await listResting(db, [code])).has(code)) throw new BusinessError('game_unavailable');
};

/** Those of the games whose vendor rests. */
export const listResting = async (db: Database, codes: readonly string[]): Promise<ReadonlySet<string>> => {
  const known = await findGames(
    db,
    codes.map((gameId) => ({ source: SOURCE, gameId })),
  );
  return new Set([...known.values()].filter(({ available }) => !available).map(({ code }) => code));
};

/** The numero, which nobody locks before the transaction has ended, and which takes bets now. */
export const shareOpen = async (tx: Transaction, game: string, code: string): Promise<Numero> => {
  const numero = await shareNumero(tx, { game, code });
  if (numero === undefined) throw new BusinessError('not_found');
  if (!numero.isOpen) throw new BusinessError('numero_locked');
  return numero;
};

export interface NewOrder {
  /** Drawn before, where the numero is called by it. */
  readonly id?: bigint;
  readonly accountId: bigint;
  readonly game: LotteryGame;
  readonly numero: Numero;
  readonly bets: readonly PricedBet[];
  /** In two-thousandths: the member's own prize mode now, and that of the bets. */
  readonly ownMode: number;
  readonly prizeMode: number;
  readonly requestId: string;
}

/**
 * Takes the stakes of an order and writes it down; undefined when its key was used meanwhile. The numbers come last: who
 * bets on the same one waits for the commit alone, and not for wallets.
 */
export const writeOrder = async (
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  order: NewOrder,
): Promise<LotteryOrder | undefined> => {
  const placed = await placeBets(tx, toBetOrders(order, ctx.clock.now()));
  if (placed.outcome === 'refused') throw businessErrorOf(placed.why);
  const betIds = placed.bets.map(({ id }) => id);
  const written = await insertOrder(tx, toWritten(order, betIds));
  if (written !== undefined) await takeNumbers(tx, countStakes(order));
  return written;
};

export const toWritten = (
  { id, accountId, numero, bets, ownMode, prizeMode, requestId }: NewOrder,
  betIds: readonly string[],
): WrittenOrder => ({
  id,
  accountId,
  numeroId: numero.id,
  betIds,
  stakes: bets.map(({ stake }) => stake),
  stake: sumMoney(bets.map(({ stake }) => stake)),
  ownMode,
  prizeMode,
  requestId,
});

/** The bets of an order as the betting core takes them. */
export const toBetOrders = ({ accountId, game, numero, bets, requestId }: NewOrder, at: Date): BetOrder[] =>
  bets.map((bet, index) => ({
    accountId,
    source: SOURCE,
    reference: `${requestId}/${index}`,
    category: categoryOf(game),
    game: game.code,
    round: roundOf(numero),
    stake: bet.stake,
    potentialPayout: null,
    selections: [bet.selection],
    at,
  }));

/** Why the wallet moved nothing, for the member. */
const businessErrorOf = ({ outcome }: Refused): BusinessError => {
  if (outcome === 'insufficient_funds' || outcome === 'betting_stopped') return new BusinessError(outcome);
  if (outcome === 'stake_limit') return new BusinessError('amount_out_of_range', { least: null, most: null });
  return new BusinessError(outcome === 'changed' ? 'key_reused' : 'no_longer_open');
};
