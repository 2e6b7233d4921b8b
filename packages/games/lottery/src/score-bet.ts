import { money, type Money } from '@hintha/money';
import type { LotteryRules } from './game.ts';
import { parseSelection, type SelectionValidationError } from './parse-selection.ts';
import type { Hits, Play, Result } from './play.ts';
import { payoutOf } from './prize.ts';
import { LOTTERY_RULES } from './rules.ts';
import type { Selection } from './selection.ts';

export interface ScoredBet {
  /** How many combinations the selection is, each of which costs the unit stake. */
  readonly combinations: number;
  readonly stake: Money;
  /** How many combinations won, by the prizes of the play. */
  readonly hits: Hits;
  /** Floored to hundredths; 0 when nothing won. */
  readonly payout: Money;
}

export interface BetToScore {
  readonly selection: Selection;
  readonly result: Result;
  /** What one combination costs. */
  readonly unitStake: Money;
  /** 0 to 2000; 2000 pays what a combination is worth. */
  readonly prizeMode: number;
}

/** What a bet of a play comes to with a result. */
export const scoreSelection = (
  { unitPrice }: Pick<LotteryRules, 'unitPrice'>,
  play: Play,
  { selection, result, unitStake, prizeMode }: BetToScore,
): ScoredBet => {
  const combinations = play.count(selection);
  const hits = play.hits(selection, result);
  return {
    combinations,
    stake: money(BigInt(combinations) * unitStake),
    hits,
    payout: payoutOf(hits, play.prizes, { unitPrice, unitStake, prizeMode }),
  };
};

export type ScoreValidationError = SelectionValidationError | 'rules_unknown' | 'play_unknown';

/**
 * Scores a bet as it is written: of rules and a play by their codes (`VN_MB`, `LO2`), a selection in the syntax of the
 * rule book, a result as `readResult` gives it, what one combination costs, and the prize mode.
 */
export const scoreBet = (
  rulesCode: string,
  playCode: string,
  bet: Omit<BetToScore, 'selection'> & { readonly selection: string },
): ScoredBet | ScoreValidationError => {
  const rules = LOTTERY_RULES.get(rulesCode);
  if (rules === undefined) return 'rules_unknown';
  const play = rules.plays.get(playCode);
  if (play === undefined) return 'play_unknown';
  const selection = parseSelection(play, bet.selection);
  return typeof selection === 'string' ? selection : scoreSelection(rules, play, { ...bet, selection });
};
