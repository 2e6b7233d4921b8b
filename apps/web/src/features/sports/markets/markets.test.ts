import { expect, test } from 'vitest';
import { groupsOf } from './market-groups.ts';
import { carriesFee, lineOfPick, sideOfBody, writeLine } from '../../../shared/sports/picks.ts';

const named = (...codes: string[]) =>
  groupsOf(codes.map((code) => ({ code }))).map(({ name, codes: own }) => [name, ...own]);

test('markets stand in groups, and only groups that have something are there', () => {
  expect(named('1x2', 'correct_score', 'over_under', 'body_goals')).toEqual([
    ['main', '1x2', 'over_under'],
    ['goals', 'over_under'],
    ['scores', 'correct_score'],
    ['body', 'body_goals'],
  ]);
});

test('each map of a match of esports has a group of its own', () => {
  expect(named('map_2_winner', 'match_winner', 'map_1_total_kills', 'map_handicap', 'map_1_winner')).toEqual([
    ['match', 'match_winner', 'map_handicap'],
    ['map 1', 'map_1_total_kills', 'map_1_winner'],
    ['map 2', 'map_2_winner'],
  ]);
});

test('a market that no group knows is there all the same', () => {
  expect(named('1x2', 'throw_ins')).toEqual([['main', '1x2', 'throw_ins']]);
  expect(named('throw_ins')).toEqual([['main', 'throw_ins']]);
});

test('the line of a handicap is turned over for the other side, that of a total is not', () => {
  const line = (code: string, pick: string, text: string) => {
    const own = lineOfPick(code, pick, text);
    return own === null ? null : writeLine(code, own);
  };
  expect(line('asian_handicap', 'home', '-0.25')).toBe('−0.25');
  expect(line('asian_handicap', 'away', '-0.25')).toBe('+0.25');
  expect(line('map_1_kill_handicap', 'away', '4.5')).toBe('−4.5');
  expect(line('asian_handicap', 'away', '0')).toBe('0');
  expect(line('over_under', 'under', '2.5')).toBe('2.5');
});

test('a fee belongs to the side that it is printed for, or to more goals', () => {
  const fee = { text: '1-20', upper: 'away' as const };
  expect(['home', 'away'].map((pick) => carriesFee('body_handicap', pick, { fee }))).toEqual([false, true]);
  const goals = { fee: { text: '2+50', upper: null } };
  expect(['over', 'under'].map((pick) => carriesFee('body_goals', pick, goals))).toEqual([true, false]);
  expect(['upper', 'lower'].map((pick) => sideOfBody(pick, { fee }))).toEqual(['away', 'home']);
});
