import { expect, test } from 'vitest';
import { lineOf } from '../line.ts';
import type { FootballResult, FootballStanding } from '../markets/football-result.ts';
import { FOOTBALL_MARKETS } from '../markets/football.ts';
import { LEVEL } from '../markets/market.ts';
import { courseChances } from './end-chances.ts';
import { remainingGoals } from './match-clock.ts';
import { fairPrices } from './price-market.ts';
import { type BuilderLeg, priceTogether } from './price-together.ts';

const START: FootballStanding = { score: LEVEL, halfTime: null, firstGoal: null, lastGoal: null };
const WHOLE = { home: 1.5, away: 1.1 };
const ENDS = courseChances(START, remainingGoals(WHOLE, null));

const leg = (code: string, pick: string, quarters?: number): BuilderLeg<FootballResult> => {
  const market = FOOTBALL_MARKETS.find((one) => one.code === code);
  if (market === undefined) throw new Error(code);
  return {
    market,
    bet: { pick, line: quarters === undefined ? undefined : lineOf(quarters), scoreAtBet: LEVEL },
  };
};

const chanceOf = (...legs: readonly BuilderLeg<FootballResult>[]): number => {
  const price = priceTogether(legs, ENDS);
  return typeof price === 'string' ? Number.NaN : price.chance;
};

test('one selection costs together what it costs alone', () => {
  const { market } = leg('1x2', '1');
  const [home] = fairPrices(market, ENDS, { score: LEVEL });
  expect(1 / chanceOf(leg('1x2', '1'))).toBeCloseTo(home?.fair ?? 0, 9);
});

test('what has to do with each other is priced as such, and not as a product', () => {
  const home = leg('1x2', '1');
  const many = leg('over_under', 'over', 10);
  const first = leg('first_goal', 'home');
  expect(chanceOf(home, many)).toBeGreaterThan(chanceOf(home) * chanceOf(many));
  expect(chanceOf(home, first)).toBeGreaterThan(chanceOf(home) * chanceOf(first));
  const [with1, with0] = [chanceOf(home, many, first), chanceOf(home, many)];
  expect(with1).toBeLessThan(with0);
});

test('all cases of a further selection add up to what is there without it', () => {
  const home = leg('1x2', '1');
  const parts = ['yes', 'no'].map((pick) => chanceOf(home, leg('both_to_score', pick)));
  expect(parts.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(chanceOf(home), 12);
});

test('what excludes itself, adds nothing, may come back or is not there is refused', () => {
  expect(priceTogether([leg('1x2', '1'), leg('1x2', '2')], ENDS)).toBe('contradictory');
  expect(priceTogether([leg('1x2', '1'), leg('double_chance', '1X')], ENDS)).toBe('implied');
  expect(priceTogether([leg('correct_score', '2-1'), leg('both_to_score', 'yes')], ENDS)).toBe('implied');
  expect(priceTogether([leg('1x2', '1'), leg('asian_handicap', 'home', -4)], ENDS)).toBe('may_be_refunded');
  expect(priceTogether([leg('1x2', '1'), leg('over_under', 'over', 9)], ENDS)).toBe('may_be_refunded');
  expect(priceTogether([leg('1x2', '1'), leg('first_goal', 'nobody')], ENDS)).toBe('unknown_pick');
});

const goalsOf = (clock: Parameters<typeof remainingGoals>[1], sentOff = LEVEL): number => {
  const { beforeBreak, afterBreak } = remainingGoals(WHOLE, clock, sentOff);
  return beforeBreak.home + beforeBreak.away + afterBreak.home + afterBreak.away;
};

test('fewer goals are expected as the clock runs, and none at the end', () => {
  const clocks = [
    null,
    { half: 1, minutes: 0, length: 47 },
    { half: 1, minutes: 30, length: 47 },
    { half: 1, minutes: 47, length: 47 },
    { half: 2, minutes: 0, length: 50 },
    { half: 2, minutes: 40, length: 50 },
    { half: 2, minutes: 51, length: 50 },
  ] as const;
  const goals = clocks.map((clock) => goalsOf(clock));
  expect(goals[0]).toBeCloseTo(2.6, 12);
  expect(goals).toEqual(goals.toSorted((a, b) => b - a));
  expect(goals.at(-1)).toBe(0);
  expect(goals[3]).toBeCloseTo(goals[4] ?? 0, 12);
});

test('a side that has lost a player scores less, and the other more', () => {
  const [even, short] = [LEVEL, { home: 1, away: 0 }].map((sentOff) => remainingGoals(WHOLE, null, sentOff));
  expect(short?.afterBreak.home).toBeLessThan(even?.afterBreak.home ?? 0);
  expect(short?.afterBreak.away).toBeGreaterThan(even?.afterBreak.away ?? 0);
});
