import { expect, test } from 'vitest';
import { lineOf } from '../line.ts';
import { isSameOutcome, nameOutcome } from '../outcome.ts';
import { decidedAlready } from './decided-already.ts';
import type { FootballStanding } from './football-result.ts';
import { FOOTBALL_MARKETS } from './football.ts';
import { LEVEL } from './market.ts';

const decided = (code: string, pick: string, standing: FootballStanding, quarters?: number) => {
  const market = FOOTBALL_MARKETS.find((one) => one.code === code);
  if (market === undefined) throw new Error(code);
  const line = quarters === undefined ? undefined : lineOf(quarters);
  const outcome = decidedAlready(market, { pick, line, scoreAtBet: LEVEL }, standing);
  return outcome && nameOutcome(outcome);
};

const AT_2_1: FootballStanding = {
  score: { home: 2, away: 1 },
  halfTime: { home: 1, away: 0 },
  firstGoal: 'home',
  lastGoal: 'away',
};
const AT_0_0: FootballStanding = { score: LEVEL, halfTime: null, firstGoal: null, lastGoal: null };

test.each([
  ['over_under', 'over', 10, 'win'],
  ['over_under', 'under', 10, 'lose'],
  ['over_under', 'over', 12, undefined],
  ['over_under', 'over', 11, undefined],
  ['both_to_score', 'no', undefined, 'lose'],
  ['first_goal', 'home', undefined, 'win'],
  ['first_goal', 'none', undefined, 'lose'],
  ['last_goal', 'away', undefined, undefined],
  ['last_goal', 'none', undefined, 'lose'],
  ['correct_score', '1-1', undefined, 'lose'],
  ['correct_score', '2-1', undefined, undefined],
  ['half_time_full_time', 'X/1', undefined, 'lose'],
  ['half_time_full_time', '1/1', undefined, undefined],
  ['first_half_1x2', '1', undefined, 'win'],
  ['first_half_over_under', 'over', 3, 'half_win'],
  ['total_goals', '0-1', undefined, 'lose'],
  ['1x2', '1', undefined, undefined],
  ['asian_handicap', 'home', 0, undefined],
] as const)('at 2-1 %s %s %s is %s', (code, pick, line, outcome) => {
  expect(decided(code, pick, AT_2_1, line)).toBe(outcome);
});

test('nothing is decided before the first goal', () => {
  for (const { code, line, picks } of FOOTBALL_MARKETS)
    for (const pick of picks)
      expect(decided(code, pick, AT_0_0, line === 'none' ? undefined : 10)).toBeUndefined();
});

test('what is decided at a score is so after every further goal', () => {
  for (const market of FOOTBALL_MARKETS)
    for (const pick of market.picks) {
      const bet = { pick, line: market.line === 'none' ? undefined : lineOf(9), scoreAtBet: LEVEL };
      const now = decidedAlready(market, bet, AT_2_1);
      if (now === undefined) continue;
      for (const side of ['home', 'away'] as const) {
        const score = { ...AT_2_1.score, [side]: AT_2_1.score[side] + 1 };
        const later = decidedAlready(market, bet, { ...AT_2_1, score, lastGoal: side });
        expect(later && isSameOutcome(later, now)).toBe(true);
      }
    }
});
