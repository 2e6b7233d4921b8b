import {
  formatSelection,
  LOTTERY_RULES,
  type LotteryRules,
  oddsOf,
  parseSelection,
  type Play,
  readResult,
  scoreSelection,
} from '@hintha/lottery';
import { money, type Money } from '@hintha/money';
import { BusinessError } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { Selection as BetSelection } from '../../bets/index.ts';
import type { LotteryGame } from '../types.ts';

/** A bet as a member asks for it. */
export interface AskedBet {
  readonly play: string;
  /** In the syntax of the rule book (section 7). */
  readonly selection: string;
  /**
   * What one combination costs: the unit price of the rules in base units, at one of the money modes, so many times. The
   * smallest is a hundredth of it, of which it is a multiple.
   */
  readonly unitStake: Money;
}

export interface PricedBet {
  readonly stake: Money;
  readonly selection: BetSelection;
}

const PRICE_PLACES = 10_000n;
/** A base unit of the merchant currency, in hundredths; and the smallest money mode of it. */
export const BASE_UNIT = money(10_000n);
const SMALLEST_MODE = BASE_UNIT / 100n;
const MOST_TIMES = 99_999n;

/** The rules that a game is played by. */
export const rulesOf = ({ code, rules }: Pick<LotteryGame, 'code' | 'rules'>): LotteryRules => {
  const found = LOTTERY_RULES.get(rules);
  if (found === undefined) throw new Error(`${code} is played by rules that there are not: ${rules}`);
  return found;
};

/** The best that one combination can win, in times of its price, as it is shown. */
const priceOf = ({ prizes }: Play, prizeMode: number): string => {
  const prices = prizes.map((prize) => {
    const { numerator, denominator } = oddsOf(prize, prizeMode);
    return (numerator * PRICE_PLACES) / denominator;
  });
  const best = prices.reduce((most, price) => (price > most ? price : most), 0n);
  return `${best / PRICE_PLACES}.${String(best % PRICE_PLACES).padStart(4, '0')}`;
};

const refuseUnit = ({ unitPrice }: LotteryRules, unitStake: Money): void => {
  const price = BigInt(unitPrice);
  const isUnit = unitStake > 0n && unitStake % (price * SMALLEST_MODE) === 0n;
  if (!isUnit || unitStake > price * BASE_UNIT * MOST_TIMES) throw new BusinessError('bad_request');
};

/**
 * What a bet costs and what it is on, in the one way in which a selection is written. Its line is the prize mode, at
 * which it is settled.
 */
export const priceBet = (game: LotteryGame, event: string, asked: AskedBet, prizeMode: number): PricedBet => {
  const rules = rulesOf(game);
  const play = rules.plays.get(asked.play);
  if (play === undefined) throw new BusinessError('not_found');
  refuseUnit(rules, asked.unitStake);
  const selection = parseSelection(play, asked.selection);
  if (selection === 'selection_too_large') throw new BusinessError('too_many_combinations');
  if (selection === 'selection_malformed') throw new BusinessError('selection_invalid');
  return {
    stake: money(BigInt(play.count(selection)) * asked.unitStake),
    selection: {
      event,
      market: play.code,
      pick: formatSelection(play, selection),
      line: String(prizeMode),
      price: priceOf(play, prizeMode),
    },
  };
};

/** What a bet wins by a result, before anything is cut off. */
export const winOf = (
  game: LotteryGame,
  texts: readonly (readonly string[])[],
  { stake, selection: { market, pick, line } }: { readonly stake: Money; readonly selection: BetSelection },
): Money => {
  const rules = rulesOf(game);
  const [play, result] = [rules.plays.get(market), readResult(rules, texts)];
  const selection = play && parseSelection(play, pick);
  assert(
    play !== undefined && typeof selection === 'object' && typeof result === 'object',
    `${pick} is no bet`,
  );
  const unitStake = money(stake / BigInt(play.count(selection)));
  return scoreSelection(rules, play, { selection, result, unitStake, prizeMode: Number(line) }).payout;
};
