import { readResult, type Result, scoreSelection, parseSelection } from '@hintha/lottery';
import { money, type Money } from '@hintha/money';
import { BusinessError, transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { type BetResult, settleRound, type UndecidedBet } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { lotteryGame } from '../games.ts';
import { lockNumero, updateResult, updateState } from '../numeros/numero-store.ts';
import { rulesOf } from '../orders/price-bet.ts';
import { roundOf, SOURCE } from '../rules.ts';
import { lotterySettings } from '../settings.ts';
import type { LotteryGame, Numero } from '../types.ts';

/** Publishes the result of a locked numero; what is published already is not published anew. */
export const confirmResult = (
  { db }: Pick<AppContext, 'db'>,
  due: Pick<Numero, 'id' | 'game' | 'code'>,
  texts: readonly (readonly string[])[],
): Promise<Numero> =>
  transaction(db, async (tx) => {
    const numero = await lockNumero(tx, due);
    if (numero === undefined) throw new BusinessError('not_found');
    if (numero.state !== 'LOCKED' && numero.state !== 'DELAYED') throw new BusinessError('no_longer_open');
    readOf(gameOf(numero), texts);
    await updateResult(tx, { id: numero.id, result: texts, version: 1 });
    return { ...numero, state: 'CONFIRMED', result: texts, version: 1 };
  });

/**
 * Settles every bet of a numero whose result is published, batch by batch, each bet once; answers how many it settled.
 * Broken off, it is called again and goes on with what is left, and two at once settle each bet once.
 */
export const settleNumero = async (ctx: AppContext, numero: Numero): Promise<number> => {
  if (numero.result === null) throw new BusinessError('not_found');
  const game = gameOf(numero);
  const result = readOf(game, numero.result);
  const { mostPayout } = await readSettings(ctx.db, lotterySettings);
  await updateState(ctx.db, numero.id, 'SETTLING');
  const decision = {
    source: SOURCE,
    round: roundOf(numero),
    reference: `result ${numero.version}`,
    at: ctx.clock.now(),
  };
  const settled = await settleRound(ctx.db, decision, (bet) => resultOf(game, bet, { result, mostPayout }));
  await updateState(ctx.db, numero.id, 'SETTLED');
  return settled;
};

const gameOf = ({ game }: Pick<Numero, 'game'>): LotteryGame => {
  const found = lotteryGame(game);
  assert(found !== undefined, `there is no lottery ${game}`);
  return found;
};

const readOf = (game: LotteryGame, texts: readonly (readonly string[])[]): Result => {
  const result = readResult(rulesOf(game), texts);
  if (result === 'result_malformed') throw new BusinessError('bad_request');
  return result;
};

interface Decided {
  readonly result: Result;
  readonly mostPayout: Money;
}

/** What a bet comes to: its selection was read when it was placed, so one that cannot be read now is a bug. */
const resultOf = (
  game: LotteryGame,
  { id, stake, selections: [selection] }: UndecidedBet,
  { result, mostPayout }: Decided,
): BetResult => {
  const rules = rulesOf(game);
  const play = rules.plays.get(selection?.market ?? '');
  assert(play !== undefined && selection !== undefined, `bet ${id} is on no play of ${game.code}`);
  const read = parseSelection(play, selection.pick);
  assert(typeof read !== 'string', `the selection of bet ${id} cannot be read`);
  const unitStake = money(stake / BigInt(play.count(read)));
  const prizeMode = Number(selection.line);
  const { payout } = scoreSelection(rules, play, { selection: read, result, unitStake, prizeMode });
  return { outcome: 'decided', payout: payout > mostPayout ? mostPayout : payout };
};
