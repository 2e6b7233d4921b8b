import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from '../line.ts';
import { FOOTBALL_MARKETS } from '../markets/football.ts';
import type { FootballResult, FootballStanding } from '../markets/football-result.ts';
import { checkFootballResult } from '../markets/football-result.ts';
import { ESPORTS_MARKETS, type EsportsResult } from '../markets/esports.ts';
import { LEVEL, type Market } from '../markets/market.ts';
import { shareOf } from '../myanmar/fee.ts';
import { seededChance } from '../simulation/seeded-chance.ts';
import { courseChances, type EndChance, finalScoreChances, type Remaining } from './end-chances.ts';
import { matchChances } from './map-chances.ts';
import { fairFee, fairPrices, offerPrice } from './price-market.ts';
import { scoreChances } from './score-chances.ts';

const START: FootballStanding = { score: LEVEL, halfTime: null, firstGoal: null, lastGoal: null };
const BEGUN: FootballStanding = {
  score: { home: 1, away: 0 },
  halfTime: null,
  firstGoal: 'home',
  lastGoal: 'home',
};
const USUAL: Remaining = {
  beforeBreak: { home: 0.68, away: 0.5 },
  afterBreak: { home: 0.83, away: 0.61 },
};
const OVER: Remaining = { beforeBreak: LEVEL, afterBreak: LEVEL };

const marketOf = (code: string): Market<FootballResult> => {
  const market = FOOTBALL_MARKETS.find((one) => one.code === code);
  if (market === undefined) throw new Error(code);
  return market;
};

const sumOf = (ends: readonly { readonly chance: number }[]): number =>
  ends.reduce((sum, { chance }) => sum + chance, 0);

const bookOf = (prices: readonly { readonly fair: number | undefined }[]): number =>
  prices.reduce((sum, { fair }) => sum + (fair === undefined ? 0 : 1 / fair), 0);

const rates = fc.record({
  home: fc.double({ min: 0.05, max: 4, noNaN: true }),
  away: fc.double({ min: 0.05, max: 4, noNaN: true }),
});

test('chances of scores are none below 0, add up to one, and expect as many goals as they were given', () => {
  fc.assert(
    fc.property(rates, (expected) => {
      const chances = scoreChances(expected);
      expect(sumOf(chances)).toBeCloseTo(1, 9);
      expect(Math.min(...chances.map(({ chance }) => chance))).toBeGreaterThanOrEqual(0);
      const home = chances.reduce((sum, { score, chance }) => sum + score.home * chance, 0);
      expect(home).toBeCloseTo(expected.home, 3);
    }),
  );
});

test('low draws are more frequent than independent goals make them', () => {
  const nilNil = (dependence?: number) =>
    scoreChances({ home: 1.5, away: 1.1 }, dependence).find(
      ({ score }) => score.home === 0 && score.away === 0,
    )?.chance ?? 0;
  expect(nilNil() / nilNil(0)).toBeCloseTo(1 + 1.5 * 1.1 * 0.13, 6);
});

test('every end that is priced can come about', () => {
  for (const standing of [START, BEGUN])
    for (const ends of [finalScoreChances(standing, USUAL), courseChances(standing, USUAL)]) {
      const others = ends.filter(({ result }) => checkFootballResult(result) === 'result_malformed');
      expect(others.map(({ result }) => result)).toEqual([]);
      expect(sumOf(ends)).toBeCloseTo(1, 9);
    }
});

test.each(FOOTBALL_MARKETS)('the fair chances of $code add up to one', (market) => {
  const ends = courseChances(START, USUAL);
  const line = market.line === 'none' ? undefined : lineOf(market.line === 'total' ? 9 : -3);
  const winners = market.code === 'double_chance' ? 2 : 1;
  expect(bookOf(fairPrices(market, ends, { line, score: LEVEL }))).toBeCloseTo(winners, 6);
});

test('the course of a match and its final score alone say the same of what both look at', () => {
  for (const code of ['1x2', 'both_to_score', 'correct_score']) {
    const [course, final] = [courseChances(BEGUN, USUAL), finalScoreChances(BEGUN, USUAL)].map((ends) =>
      fairPrices(marketOf(code), ends, { score: LEVEL }),
    );
    for (const [place, { fair }] of (course ?? []).entries())
      expect(1 / (fair ?? Infinity)).toBeCloseTo(1 / (final?.[place]?.fair ?? Infinity), 5);
  }
});

test('with no goal to come the score is the result', () => {
  const ends = finalScoreChances(BEGUN, OVER);
  const prices = fairPrices(marketOf('1x2'), ends, { score: LEVEL });
  expect(prices).toEqual([
    { pick: '1', fair: 1 },
    { pick: 'X', fair: undefined },
    { pick: '2', fair: undefined },
  ]);
  expect(offerPrice(1, 0.05)).toBeUndefined();
});

test('what is offered keeps the margin and is never above the fair price', () => {
  fc.assert(
    fc.property(fc.double({ min: 1.2, max: 900, noNaN: true }), (fair) => {
      const offered = Number(offerPrice(fair, 0.05)) / 10_000;
      expect(offered).toBeLessThanOrEqual(fair / 1.05 + 1e-6);
      expect(offered).toBeGreaterThan(fair / 1.05 - 0.0101);
    }),
  );
});

const MATCHES = 40_000;

test('prices are right for the results of their own model: a unit on each pick returns one', () => {
  const random = seededChance(20261126);
  const ends = courseChances(START, USUAL);
  const drawn = drawMany(ends, random);
  for (const market of FOOTBALL_MARKETS) {
    const line = market.line === 'none' ? undefined : lineOf(market.line === 'total' ? 10 : -1);
    for (const { pick, fair } of fairPrices(market, ends, { line, score: LEVEL })) {
      if (fair === undefined || fair > 40) continue;
      const own = market.line === 'handicap' && pick === 'away' ? lineOf(1) : line;
      const returned = drawn.reduce((sum, result) => {
        const outcome = market.outcome({ pick, line: own, scoreAtBet: LEVEL }, result);
        const { won, refunded } = outcome ?? { won: null, refunded: null };
        const of = (part: typeof won): number =>
          part === null ? 0 : Number(part.numerator) / Number(part.denominator);
        return sum + of(won) * fair + of(refunded);
      }, 0);
      // Four times how far chance alone leads away from one.
      expect(Math.abs(returned / MATCHES - 1)).toBeLessThan(4 * Math.sqrt((fair - 1) / MATCHES) + 1e-9);
    }
  }
});

function drawMany(ends: readonly EndChance[], random: () => number): FootballResult[] {
  let sum = 0;
  const upTo = ends.map(({ chance }) => (sum += chance));
  return Array.from({ length: MATCHES }, () => {
    const drawn = random() * sum;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) < drawn) low = middle + 1;
      else high = middle;
    }
    const end = ends[low];
    if (end === undefined) throw new Error('no end was drawn');
    return end.result;
  });
}

test('a fair fee leaves favourite and underdog even, within its step', () => {
  fc.assert(
    fc.property(rates, (expected) => {
      const margins = new Map<number, number>();
      for (const { score, chance } of scoreChances(expected)) {
        const lead = Math.sign(expected.home - expected.away || 1) * (score.home - score.away);
        margins.set(lead, (margins.get(lead) ?? 0) + chance);
      }
      const fee = fairFee(margins);
      const mean = [...margins].reduce((sum, [margin, chance]) => {
        const { numerator, denominator } = shareOf(fee, 'upper', margin);
        return sum + (chance * Number(numerator)) / Number(denominator);
      }, 0);
      const atLevel = margins.get(fee.goals) ?? 0;
      expect(Math.abs(mean)).toBeLessThan(0.025 * atLevel + 1e-9);
    }),
  );
});

test('a best of three at even chance is over after two maps half of the time', () => {
  const ends = matchChances(0.5, 3);
  expect(sumOf(ends)).toBeCloseTo(1, 12);
  const market = ESPORTS_MARKETS.find(({ code }) => code === 'total_maps') as Market<EsportsResult>;
  const [over, under] = fairPrices(market, ends, { line: lineOf(10), score: LEVEL });
  expect([over?.fair, under?.fair]).toEqual([2, 2]);
});

test('the maps of a match add up to what each of its markets says', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.02, max: 0.98, noNaN: true }),
      fc.constantFrom(1, 3, 5, 7),
      (home, bestOf) => {
        const ends = matchChances(home, bestOf);
        for (const code of ['match_winner', 'map_1_winner', 'correct_map_score']) {
          const market = ESPORTS_MARKETS.find((one) => one.code === code) as Market<EsportsResult>;
          expect(bookOf(fairPrices(market, ends, { score: LEVEL }))).toBeCloseTo(1, 9);
        }
      },
    ),
  );
});
