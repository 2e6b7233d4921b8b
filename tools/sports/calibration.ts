import { type Line, lineOf, type Market, type Outcome, parsePrice, type Score } from '@hintha/sports';
import { expect } from 'vitest';

// What prices of thousands of matches say is held against what became of those matches.

export const TERMS = { seed: 'calibration', pace: 3 };
export const DAY_MS = 86_400_000;
export const START = Date.UTC(2026, 10, 26);
/** An instant in play is drawn up to here. */
export const LONGEST_SECONDS = 9_000;

/** A pick as it was offered, and what became of it. */
export interface Sold {
  readonly pick: string;
  readonly price: number;
  /** By its price with the margin taken out. */
  readonly chance: number;
  readonly outcome: Outcome;
}

const numberOf = (price: string): number => {
  const read = parsePrice(price);
  if (read === 'not_a_price') throw new Error(`${price} is no price`);
  return Number(read) / 10_000;
};

interface Offered<Result> {
  readonly market: Market<Result>;
  readonly line: Line | undefined;
  readonly prices: readonly string[];
  readonly scoreAtBet: Score;
}

export const sell = <Result>(
  { market, line, prices, scoreAtBet }: Offered<Result>,
  result: Result,
): Sold[] => {
  const decimals = prices.map(numberOf);
  const book = decimals.reduce((sum, price) => sum + 1 / price, 0);
  return market.picks.flatMap((pick, place) => {
    const own = line !== undefined && market.line === 'handicap' && place > 0 ? lineOf(0 - line) : line;
    const outcome = market.outcome({ pick, line: own, scoreAtBet }, result);
    const price = decimals[place] ?? 0;
    return outcome === undefined ? [] : [{ pick, price, chance: 1 / price / book, outcome }];
  });
};

const share = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number =>
  Number(numerator) / Number(denominator);

const wonOf = ({ outcome }: Sold): number => share(outcome.won);
const paidOf = ({ outcome, price }: Sold): number => share(outcome.won) * price + share(outcome.refunded);
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;
const spreadOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((one) => (one - mean) ** 2)) / values.length);
};

const BINS = 10;
const FEWEST = 50;
/** So many times how far chance leads away, and a little that prices lose by their hundredths and by opinions. */
const SPREADS = 3.5;
const ROUNDING = 0.004;

export const expectAsSaid = (sold: readonly Sold[]): void => {
  const said = meanOf(sold.map(({ chance }) => chance));
  const allowed = SPREADS * Math.sqrt((said * (1 - said)) / sold.length) + ROUNDING;
  expect(Math.abs(meanOf(sold.map(wonOf)) - said)).toBeLessThan(allowed);
};

/** Every pick wins as often as its prices say, and so do picks of about one price, wherever they say much or little. */
export const expectReliable = (sold: readonly Sold[]): void => {
  const binOf = ({ chance }: Sold): number => Math.min(Math.floor(chance * BINS), BINS - 1);
  const groups = [
    ...Map.groupBy(sold, ({ pick }) => pick).values(),
    ...Map.groupBy(sold, binOf).values(),
  ].filter(({ length }) => length >= FEWEST);
  expect(groups.length).toBeGreaterThan(3);
  groups.forEach(expectAsSaid);
};

/** A unit on every pick comes to about what the margin leaves of it. */
export const expectMargin = (sold: readonly Sold[], margin: number): void => {
  const paid = sold.map(paidOf);
  expect(Math.abs(meanOf(paid) - 1 / (1 + margin))).toBeLessThan(SPREADS * spreadOf(paid) + ROUNDING);
};
