import type { Money } from '@hintha/money';
import { parseLine } from './line.ts';
import { ESPORTS_MARKETS, type EsportsResult } from './markets/esports.ts';
import { FOOTBALL_MARKETS } from './markets/football.ts';
import type { FootballResult } from './markets/football-result.ts';
import { LEVEL, type Market, type Score } from './markets/market.ts';
import { OUTRIGHT, type OutrightResult, type OutrightTerms, scoreOutright } from './markets/outright.ts';
import type { Outcome } from './outcome.ts';
import { parseShownPrice, type PriceFormat } from './price.ts';
import { scoreSingle } from './score-single.ts';

export type SportsResult =
  | ({ readonly sport: 'football' } & FootballResult)
  | ({ readonly sport: 'esports' } & EsportsResult)
  // The same in every sport.
  | ({ readonly sport: 'outright' } & OutrightResult & OutrightTerms);

/** A bet as it is written: what it is on, and at which price of which format. */
export interface WrittenBet {
  readonly market: string;
  readonly pick: string;
  /** That of the selection, such as `-0.25`; left out where the market has none. */
  readonly line?: string;
  /** As it was shown in its format. */
  readonly price: string;
  readonly format: PriceFormat;
  /** As it was entered; at a negative Malay or Indonesian price what is to be won. */
  readonly amount: Money;
  /** The score when it was accepted in play. */
  readonly scoreAtBet?: Score;
}

export type BetValidationError =
  | 'market_unknown'
  | 'pick_unknown'
  | 'line_malformed'
  | 'line_missing'
  | 'price_malformed';

const byCode = <Result>(markets: readonly Market<Result>[]): ReadonlyMap<string, Market<Result>> =>
  new Map(markets.map((market) => [market.code, market]));

const FOOTBALL = byCode(FOOTBALL_MARKETS);
const ESPORTS = byCode(ESPORTS_MARKETS);

export const footballMarket = (code: string): Market<FootballResult> | undefined => FOOTBALL.get(code);
export const esportsMarket = (code: string): Market<EsportsResult> | undefined => ESPORTS.get(code);

type WrittenSelection = Pick<WrittenBet, 'pick' | 'line' | 'scoreAtBet'>;

const scoreIn = <Result>(
  market: Market<Result> | undefined,
  { pick, line: text, scoreAtBet = LEVEL }: WrittenSelection,
  result: Result,
): Outcome | BetValidationError => {
  if (market === undefined) return 'market_unknown';
  if (text === undefined && market.line !== 'none') return 'line_missing';
  const line = text === undefined ? undefined : parseLine(text);
  if (line === 'not_a_line' || (line !== undefined && market.line === 'none')) return 'line_malformed';
  return market.outcome({ pick, line, scoreAtBet }, result) ?? 'pick_unknown';
};

/** What a selection comes to with a result, or why it is none. */
export const scoreSelection = (
  selection: WrittenSelection & Pick<WrittenBet, 'market'>,
  result: SportsResult,
): Outcome | BetValidationError => {
  const { market, pick } = selection;
  if (result.sport === 'outright')
    return market === OUTRIGHT ? scoreOutright(pick, result, result) : 'market_unknown';
  return result.sport === 'football'
    ? scoreIn(footballMarket(market), selection, result)
    : scoreIn(esportsMarket(market), selection, result);
};

/** What a single bet pays with a result, floored to hundredths and stake included, or why it is none. */
export const scoreBet = (bet: WrittenBet, result: SportsResult): Money | BetValidationError => {
  const shown = parseShownPrice(bet.price, bet.format);
  if (shown === 'not_a_price') return 'price_malformed';
  const outcome = scoreSelection(bet, result);
  if (typeof outcome === 'string') return outcome;
  return scoreSingle(bet.amount, { shown, format: bet.format }, outcome);
};
