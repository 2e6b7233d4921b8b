import { parseSelection, type Result, scoreSelection } from '@hintha/lottery';
import { money, type Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { BetResult, ResultsOf, UndecidedBet } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { rulesOf } from '../orders/price-bet.ts';
import { readMemberResults } from '../orders/read-member-results.ts';
import { lotterySettings } from '../settings.ts';
import type { LotteryGame, Numero } from '../types.ts';
import { gameOf, readOf } from './publish-result.ts';

type Texts = NonNullable<Numero['result']>;

/** What bets of a locked numero come to by a result: each by the rules of its play, and all of a member's together. */
export const openScorer = async (
  db: Database,
  numero: Pick<Numero, 'id' | 'game'>,
  texts: Texts,
): Promise<ResultsOf> => {
  const game = gameOf(numero);
  const result = readOf(game, texts);
  const settings = await readSettings(db, lotterySettings);
  const { mostPayout } = settings;
  const scoreOf = (bet: UndecidedBet) => resultOf(game, bet, { result, mostPayout });
  return async (on, bets) => {
    const results = await readMemberResults(on, { numero, settings, scoreOf }, bets);
    return ({ id }) => {
      const own = results.get(id);
      assert(own !== undefined, `bet ${id} is in no order of numero ${numero.id}`);
      return own;
    };
  };
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
  const { hits, payout } = scoreSelection(rules, play, { selection: read, result, unitStake, prizeMode });
  // What the draw did not decide is no valid bet.
  const isPush = play.prizes.some(({ kind }, at) => kind === 'push' && (hits[at] ?? 0) > 0);
  return { outcome: isPush ? 'push' : 'decided', payout: payout > mostPayout ? mostPayout : payout };
};
