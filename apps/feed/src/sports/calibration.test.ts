import {
  type EsportsResult,
  esportsMarket,
  type FootballResult,
  type Line,
  lineOf,
  type Market,
  type Outcome,
  parsePrice,
  type Score,
} from '@hintha/sports';
import { expect, test } from 'vitest';
import { chanceOf, drawBetween } from '../chance.ts';
import type { DraftOf } from './event.ts';
import { openMarkets as openEsportsMarkets } from './esports/markets.ts';
import { openEsportsMatch } from './esports/match.ts';
import { standingAt } from './esports/standing.ts';
import { mainLines } from './football/lines.ts';
import { openFootballMatch } from './football/match.ts';
import { OFFERS } from './football/offers.ts';
import { openingOf, type Priced, pricedAt, pricedBefore } from './football/priced.ts';
import { getMarket, openViews, quoteMarket } from './football/quotes.ts';
import { plannedBetween } from './programme.ts';
import { NOT_OFFERED } from './quote.ts';

const TERMS = { seed: 'calibration', pace: 3 };
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 26);
const FOOTBALL_DAYS = 12;
const ESPORTS_DAYS = 20;

const planned = plannedBetween(TERMS, START, START + ESPORTS_DAYS * DAY_MS);
const football = planned
  .filter(({ bestOf, startsAt }) => bestOf === null && startsAt < START + FOOTBALL_DAYS * DAY_MS)
  .map((one) => openFootballMatch(TERMS, one));
const esports = planned.filter(({ bestOf }) => bestOf !== null).map((one) => openEsportsMatch(TERMS, one));

/** A pick as it was offered, and what became of it. */
interface Sold {
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

const sell = <Result>({ market, line, prices, scoreAtBet }: Offered<Result>, result: Result): Sold[] => {
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

const expectAsSaid = (sold: readonly Sold[]): void => {
  const said = meanOf(sold.map(({ chance }) => chance));
  const allowed = SPREADS * Math.sqrt((said * (1 - said)) / sold.length) + ROUNDING;
  expect(Math.abs(meanOf(sold.map(wonOf)) - said)).toBeLessThan(allowed);
};

/** Every pick wins as often as its prices say, and so do picks of about one price, wherever they say much or little. */
const expectReliable = (sold: readonly Sold[]): void => {
  const binOf = ({ chance }: Sold): number => Math.min(Math.floor(chance * BINS), BINS - 1);
  const groups = [
    ...Map.groupBy(sold, ({ pick }) => pick).values(),
    ...Map.groupBy(sold, binOf).values(),
  ].filter(({ length }) => length >= FEWEST);
  expect(groups.length).toBeGreaterThan(3);
  groups.forEach(expectAsSaid);
};

/** A unit on every pick comes to about what the margin leaves of it. */
const expectMargin = (sold: readonly Sold[], margin: number): void => {
  const paid = sold.map(paidOf);
  expect(Math.abs(meanOf(paid) - 1 / (1 + margin))).toBeLessThan(SPREADS * spreadOf(paid) + ROUNDING);
};

const offerOf = (code: string) => {
  const offer = OFFERS.find((one) => one.code === code);
  if (offer === undefined) throw new Error(code);
  return offer;
};

const sellFootball = (
  code: string,
  line: Line | undefined,
  priced: Priced,
  result: FootballResult,
): Sold[] => {
  const { prices, canBeOpen } = quoteMarket(offerOf(code), line, priced, openViews(priced));
  if (!canBeOpen || prices.includes(NOT_OFFERED)) return [];
  const { score } = priced.standing;
  return sell({ market: getMarket(code), line, prices, scoreAtBet: score }, result);
};

test.each(['1x2', 'both_to_score', 'odd_even', 'correct_score'])(
  'opening prices of %s are right for the results of the feed, and leave it its margin',
  (code) => {
    const sold = football.flatMap((match) =>
      sellFootball(code, undefined, pricedBefore(match, match.planned.announcedAt), match.result),
    );
    expect(football.length).toBeGreaterThan(3_000);
    expectReliable(sold);
    expectMargin(sold, offerOf(code).margin);
  },
);

const halfLine = (line: number): Line => lineOf(Math.round((line - 2) / 4) * 4 + 2);

test.each(['asian_handicap', 'over_under'] as const)(
  'opening prices of %s are right at the half line, and leave the margin at the main one',
  (code) => {
    const opened = football.map((match) => ({
      match,
      main: mainLines(openingOf(match))[code],
      priced: pricedBefore(match, match.planned.announcedAt),
    }));
    expectReliable(
      opened.flatMap(({ match, main, priced }) => sellFootball(code, halfLine(main), priced, match.result)),
    );
    expectMargin(
      opened.flatMap(({ match, main, priced }) => sellFootball(code, lineOf(main), priced, match.result)),
      offerOf(code).margin,
    );
  },
);

test.each(['1x2', 'asian_handicap', 'over_under', 'first_goal', 'half_time_full_time'])(
  'prices of %s in play, which follow clock and score, are right as well',
  (code) => {
    // What looks at the course of a match takes longer to price.
    const matches = offerOf(code).view === 'course' ? football.slice(0, 1_500) : football;
    const sold = matches.flatMap((match) => {
      const at = drawBetween(chanceOf('in play', match.planned.code), 0, LONGEST_SECONDS);
      const priced = pricedAt(match, at, 'often');
      if (at >= match.endsAt || (code === 'first_goal' && priced.standing.firstGoal !== null)) return [];
      const main = code === 'asian_handicap' || code === 'over_under' ? mainLines(priced)[code] : undefined;
      return sellFootball(code, main === undefined ? undefined : halfLine(main), priced, match.result);
    });
    expect(sold.length).toBeGreaterThan(500);
    expectReliable(sold);
  },
);

test('prices after a red card know that a side has a player less', () => {
  const sold = football.flatMap((match) => {
    const card = match.moments.find(({ incident }) => incident.kind === 'red_card');
    if (card === undefined || card.at >= match.endsAt) return [];
    const priced = pricedAt(match, card.at, 'often');
    const pick = card.incident.side === 'home' ? '1' : '2';
    return sellFootball('1x2', undefined, priced, match.result).filter((one) => one.pick === pick);
  });
  expect(sold.length).toBeGreaterThan(500);
  expectAsSaid(sold);
});

const sellEsports = (
  drafts: readonly DraftOf<'market'>[],
  code: string,
  { result, scoreAtBet }: { readonly result: EsportsResult; readonly scoreAtBet: Score },
): Sold[] => {
  const market = esportsMarket(code);
  if (market === undefined) throw new Error(code);
  return drafts
    .filter(
      (draft) => draft.market === code && draft.status === 'open' && !draft.prices.includes(NOT_OFFERED),
    )
    .flatMap(({ line, prices }) =>
      sell(
        { market, line: line === null ? undefined : lineOf(Number(line) * 4), prices, scoreAtBet },
        result,
      ),
    );
};

const LONGEST_SECONDS = 9_000;
const LEVEL: Score = { home: 0, away: 0 };
const esportsMarkets = esports.map((match) => ({ match, markets: openEsportsMarkets(match) }));

test.each([
  ['match_winner', 0.045],
  ['map_1_winner', 0.05],
  ['map_handicap', 0.05],
  ['total_maps', 0.05],
  ['map_1_kill_handicap', 0.055],
  ['map_1_total_kills', 0.055],
  ['map_1_first_blood', 0.06],
])('opening prices of %s are right for the results of the feed, and leave it its margin', (code, margin) => {
  const sold = esportsMarkets.flatMap(({ match, markets }) =>
    sellEsports(markets.before(match.planned.announcedAt, 'open'), code, {
      result: match.result,
      scoreAtBet: LEVEL,
    }),
  );
  expect(esports.length).toBeGreaterThan(3_000);
  expectReliable(sold);
  expectMargin(sold, margin);
});

test.each(['match_winner', 'map_1_winner', 'map_2_winner', 'total_maps', 'map_handicap'])(
  'prices of %s in play are right as well',
  (code) => {
    const sold = esportsMarkets.flatMap(({ match, markets }) => {
      // Drawn from no match's own length, which tells of its maps.
      const at = drawBetween(chanceOf('in play', match.planned.code), 0, LONGEST_SECONDS);
      if (at >= match.endsAt) return [];
      const scoreAtBet = standingAt(match, at).score;
      return sellEsports(markets.during(at), code, { result: match.result, scoreAtBet });
    });
    expect(sold.length).toBeGreaterThan(500);
    expectReliable(sold);
  },
);
