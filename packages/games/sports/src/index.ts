/**
 * Sports and esports: prices in the formats of the world, markets as declarations, what a bet comes to by a result,
 * parlays and systems, the body and maung of Myanmar, cash-out. Numbers are those of the rule book.
 *
 * A bet is scored by pure functions of texts and numbers:
 *
 * - `scoreBet({ market, pick, line, price, format, amount, scoreAtBet }, result)` → what it pays; markets by their codes
 *   (`FOOTBALL_MARKETS`, `ESPORTS_MARKETS`), the line as `-0.25`, the price as it is shown in `decimal`, `hong_kong`,
 *   `malay`, `indonesian` or `american`.
 * - `scoreHandicap(line, ahead)` and `scoreTotal(line, pick, total)` → an outcome, which `scoreSingle(amount, { shown,
 *   format }, outcome)` pays; lines come from `parseLine`, shown prices from `parseShownPrice`.
 * - `convertPrice(price, format)` → the exact price in another format; `showPrice` → as it is shown.
 * - `scoreBody(stake, { fee, side, margin }, commission)` and `scoreMaung(stake, legs, { taxes, commission })` → what is
 *   paid; fees come from `parseFee('1-20')`. `payMaung` takes the shares of the legs themselves.
 * - `scoreParlay(stake, legs)`; `betsOfSystem(system)` lists the parlays of a system.
 *
 * Amounts are hundredths, payouts include the stake and are floored. Prices are made from chances (`pricing`), which are
 * binary fractions and never touch an amount: `fairPrices(market, ends, …)` and `offerPrice(fair, margin)`.
 */
export {
  type Acceptance,
  type Asked,
  decideAcceptance,
  type Offered,
  PRICE_CHANGES,
  type PriceChanges,
} from './acceptance.ts';
export {
  CASH_OUT_PARTS,
  type CashOutLeg,
  type CashOutPart,
  countsForTurnover,
  offerCashOut,
  takePart,
} from './cash-out.ts';
export {
  combinedPrice,
  findParlayError,
  LEAST_LEGS,
  type Leg,
  MOST_LEGS,
  parlayFactor,
  type ParlayValidationError,
  scoreParlay,
  type SettledLeg,
} from './combos/parlay.ts';
export { betsOfSystem, NAMED_SYSTEMS, type System } from './combos/system.ts';
export { bookOf, fairChance } from './fair-chance.ts';
export { type Line, lineOf, parseLine, printLine, scoreHandicap, scoreTotal } from './line.ts';
export { decidedAlready } from './markets/decided-already.ts';
export { ESPORTS_MARKETS, type EsportsResult, type MapResult, mapsWon } from './markets/esports.ts';
export { FOOTBALL_MARKETS } from './markets/football.ts';
export {
  checkFootballResult,
  type FootballResult,
  type FootballStanding,
} from './markets/football-result.ts';
export { LEVEL, type Market, type MarketBet, type Score, type Side } from './markets/market.ts';
export {
  isOutrightResult,
  OUTRIGHT,
  outrightPicks,
  type OutrightResult,
  type OutrightTerms,
  paidRanks,
  scoreOutright,
} from './markets/outright.ts';
export { mostStake, type StakeLimits } from './most-stake.ts';
export { type FeeLeg, payBody, scoreBody } from './myanmar/body.ts';
export { type Fee, type FeeSide, parseFee, printFee, shareOf } from './myanmar/fee.ts';
export { LEAST_MAUNG_LEGS, type MaungTerms, MOST_MAUNG_LEGS, payMaung, scoreMaung } from './myanmar/maung.ts';
export {
  deadHeat,
  factorOf,
  HALF_LOSE,
  HALF_WIN,
  LOSE,
  nameOutcome,
  type Outcome,
  type OutcomeName,
  PUSH,
  WIN,
} from './outcome.ts';
export { courseChances, type EndChance, finalScoreChances, type Remaining } from './pricing/end-chances.ts';
export { fitGoalRates, type MarketChances } from './pricing/fit-goals.ts';
export {
  chanceAbove,
  killChances,
  type KillRates,
  type KillStanding,
  mapWinChance,
  NO_KILLS,
  type NumberChances,
} from './pricing/kill-chances.ts';
export { type MatchChance, matchChances } from './pricing/map-chances.ts';
export { fairFee, type FairPrice, fairPrices, offerPrice } from './pricing/price-market.ts';
export { type MatchClock, remainingGoals } from './pricing/match-clock.ts';
export {
  type BuilderLeg,
  type BuilderPrice,
  type BuilderValidationError,
  priceTogether,
} from './pricing/price-together.ts';
export { type GoalRates, type ScoreChance, scoreChances } from './pricing/score-chances.ts';
export { type LeftMatch, type MeritChance, titleChances } from './pricing/title-chances.ts';
export {
  convertPrice,
  decimalOf,
  decimalOfShown,
  parsePrice,
  parseShownPrice,
  type Price,
  PRICE_FORMATS,
  type PriceFormat,
  printPrice,
  showPrice,
  type ShownPrice,
} from './price.ts';
export {
  type BetValidationError,
  esportsMarket,
  footballMarket,
  scoreBet,
  scoreSelection,
  type SportsResult,
  type WrittenBet,
} from './score-bet.ts';
export { riskOf, scoreSingle, type StruckPrice } from './score-single.ts';
export { type Incident, type IncidentKind, playMatch, resultOf } from './simulation/play-match.ts';
export { type Fixture, goalRatesOf, planSeason, type Team } from './simulation/season.ts';
export { type Chance, seededChance } from './simulation/seeded-chance.ts';
export { type Merit, meritsOf, type PointRules, rankByMerit } from './simulation/table.ts';
