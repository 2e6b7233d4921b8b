import { expect, test } from 'vitest';
import { lineOf } from '../line.ts';
import { factorOf, isSameOutcome, nameOutcome, type Outcome, WIN } from '../outcome.ts';
import { addRatios, ratio } from '@hintha/games-kit';
import { checkFootballResult, type FootballResult } from './football-result.ts';
import { FOOTBALL_MARKETS } from './football.ts';
import { LEVEL, type Score, type Side } from './market.ts';

const MOST = 10;
const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);
const SIDES: readonly (Side | null)[] = [null, 'home', 'away'];

/** Every result to 10-10 that can have come about. */
const RESULTS: readonly FootballResult[] = upTo(MOST).flatMap((home) =>
  upTo(MOST).flatMap((away) => resultsOf({ home, away })),
);

function resultsOf(fullTime: Score): FootballResult[] {
  const breaks = upTo(fullTime.home).flatMap((home) => upTo(fullTime.away).map((away) => ({ home, away })));
  return breaks.flatMap((halfTime) =>
    SIDES.flatMap((firstGoal) =>
      SIDES.map((lastGoal) => ({ halfTime, fullTime, firstGoal, lastGoal })),
    ).filter((result) => checkFootballResult(result) !== 'result_malformed'),
  );
}

const marketOf = (code: string) => {
  const market = FOOTBALL_MARKETS.find((one) => one.code === code);
  if (market === undefined) throw new Error(code);
  return market;
};

const outcomeOf = (code: string, pick: string, result: FootballResult, inQuarters?: number): Outcome => {
  const line = inQuarters === undefined ? undefined : lineOf(inQuarters);
  const outcome = marketOf(code).outcome({ pick, line, scoreAtBet: LEVEL }, result);
  if (outcome === undefined) throw new Error(`${code} ${pick}`);
  return outcome;
};

const isWon = (outcome: Outcome): boolean => isSameOutcome(outcome, WIN);

const MANY_WINNERS = new Set(['double_chance', 'draw_no_bet']);

const ofOneWinner = FOOTBALL_MARKETS.filter(({ code, line }) => line === 'none' && !MANY_WINNERS.has(code));

test.each(ofOneWinner)('of $code exactly one pick wins with every result', ({ code, picks }) => {
  const others = RESULTS.filter(
    (result) => picks.filter((pick) => isWon(outcomeOf(code, pick, result))).length !== 1,
  );
  expect(others).toEqual([]);
});

const QUARTERS = Array.from({ length: 41 }, (_, n) => n - 20);

test.each(FOOTBALL_MARKETS.filter(({ line }) => line !== 'none'))(
  'the two sides of $code share what both have staked, with every score and quarter line',
  ({ code, line, picks: [one = '', other = ''] }) => {
    // Who scored when is nothing to a line.
    const scores = RESULTS.filter(({ firstGoal, lastGoal }) => firstGoal !== 'away' && lastGoal !== 'away');
    const share = (quarters: number, result: FootballResult) =>
      addRatios(
        factorOf(outcomeOf(code, one, result, quarters), ratio(2)),
        factorOf(outcomeOf(code, other, result, line === 'total' ? quarters : 0 - quarters), ratio(2)),
      );
    const others = QUARTERS.filter((quarters) =>
      scores.some((result) => {
        const { numerator, denominator } = share(quarters, result);
        return numerator !== 2n * denominator;
      }),
    );
    expect(others).toEqual([]);
  },
);

test('markets that say the same agree with every result', () => {
  for (const result of RESULTS) {
    const x12 = (pick: string) => isWon(outcomeOf('1x2', pick, result));
    for (const pick of ['1X', '12', 'X2'])
      expect(isWon(outcomeOf('double_chance', pick, result))).toBe(pick.split('').some(x12));
    for (const [pick, side] of [
      ['1', 'home'],
      ['2', 'away'],
    ] as const) {
      const noBet = outcomeOf('draw_no_bet', pick, result);
      expect(nameOutcome(noBet)).toBe(nameOutcome(outcomeOf('asian_handicap', side, result, 0)));
      expect(x12(pick)).toBe(isWon(outcomeOf('asian_handicap', side, result, -2)));
    }
    const banded = ['0-1', '2-3', '4-6', '7+'].findIndex((band) =>
      isWon(outcomeOf('total_goals', band, result)),
    );
    const passed = [6, 14, 26].filter((line) => isWon(outcomeOf('over_under', 'over', result, line)));
    expect(banded).toBe(passed.length);
  }
});

test('in play a handicap counts what is scored after the bet, a total all goals', () => {
  const result: FootballResult = {
    halfTime: { home: 1, away: 0 },
    fullTime: { home: 2, away: 1 },
    firstGoal: 'home',
    lastGoal: 'home',
  };
  const at = (code: string, pick: string, quarters: number) =>
    marketOf(code).outcome({ pick, line: lineOf(quarters), scoreAtBet: { home: 1, away: 0 } }, result);
  expect(at('asian_handicap', 'home', -2)).toEqual({ won: ratio(0), refunded: ratio(0) });
  expect(nameOutcome(at('asian_handicap', 'away', 1) ?? WIN)).toBe('half_win');
  expect(nameOutcome(at('over_under', 'over', 10) ?? WIN)).toBe('win');
});

test('a result that cannot have come about is malformed', () => {
  const level = { home: 0, away: 0 };
  for (const result of [
    { halfTime: { home: 1, away: 0 }, fullTime: level, firstGoal: null, lastGoal: null },
    { halfTime: level, fullTime: { home: 1, away: 0 }, firstGoal: null, lastGoal: null },
    { halfTime: level, fullTime: { home: 1, away: 0 }, firstGoal: 'away', lastGoal: 'away' },
    { halfTime: level, fullTime: level, firstGoal: 'home', lastGoal: 'home' },
    { halfTime: level, fullTime: { home: 1.5, away: 0 }, firstGoal: 'home', lastGoal: 'home' },
    { halfTime: level, fullTime: { home: 1, away: 1 }, firstGoal: 'home', lastGoal: 'home' },
    { halfTime: level, fullTime: { home: -1, away: 0 }, firstGoal: null, lastGoal: null },
    { halfTime: { home: 1, away: 0 }, fullTime: { home: 1, away: 1 }, firstGoal: 'away', lastGoal: 'away' },
    { halfTime: { home: 1, away: 0 }, fullTime: { home: 1, away: 1 }, firstGoal: 'home', lastGoal: 'home' },
  ] satisfies FootballResult[])
    expect(checkFootballResult(result)).toBe('result_malformed');
});

test('there is no pick that a market does not list, and no line where it has none', () => {
  const [result] = RESULTS;
  for (const market of FOOTBALL_MARKETS)
    for (const pick of ['', '3', 'HOME', '__proto__', 'constructor'])
      expect(result && market.outcome({ pick, line: lineOf(0), scoreAtBet: LEVEL }, result)).toBeUndefined();
});
