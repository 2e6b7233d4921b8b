/**
 * The lotteries: every play as one declaration, from which come how a selection is written, how many combinations it
 * is, the exact odds, who wins, the help text and the picker. Numbers are those of the rule book.
 *
 * `scoreBet(rules, play, { selection, result, unitStake, prizeMode })` scores a bet of any play as it is written: rules
 * by code (SSC, LF3, LF5, 11X5, PK10, LHC, VN_MB, VN_MN, MM2D, MM3D, TH_GLO), the result as `readResult` gives it, the
 * stake of one combination in hundredths, the prize mode from 0 to 2000. It gives combinations, stake and payout.
 */
export { coverageOf, coversMore, opposedItems } from './coverage.ts';
export type { LotteryRules, Tier } from './game.ts';
export { waveOf } from './games/lhc.ts';
export { ANIMALS, animalOf } from './games/lhc-animals.ts';
export { toteOf } from './games/myanmar.ts';
export { permutationsOf } from './games/permutations.ts';
export { expandTwoDigits, type TwoDigitShortcut } from './games/two-digit-shortcuts.ts';
export { type BetOfOrder, mostWon, type MostWon } from './chances/most-won.ts';
export { LUNAR_NEW_YEARS, lunarAnimal } from './lunar-years.ts';
export {
  formatSelection,
  MOST_COMBINATIONS,
  MOST_TYPED,
  parseSelection,
  type SelectionValidationError,
} from './parse-selection.ts';
export {
  chanceOfRuin,
  type ChaseKind,
  type ChaseStep,
  type ChaseValidationError,
  MOST_MULTIPLE,
  planChase,
} from './plan-chase.ts';
export type { Grammar, Hits, Part, Play, Prize, Result, Rule } from './play.ts';
export { oddsOf, payoutOf, unitPrizeOf } from './prize.ts';
export { drawResult, printResult, readResult, type ResultValidationError } from './result.ts';
export { LOTTERY_RULES } from './rules.ts';
export {
  scoreBet,
  type ScoredBet,
  scoreSelection,
  type BetToScore,
  type ScoreValidationError,
} from './score-bet.ts';
export type { Selection } from './selection.ts';
export type { Symbols } from './symbols.ts';
export {
  drawMessage,
  drawNumero,
  verifyDraw,
  type DrawClaim,
  type DrawName,
  type DrawValidationError,
} from './verify-draw.ts';
export { lossChance, winChance } from './chances/win-chance.ts';
