import { expect, test } from 'vitest';
import {
  EMPTY_FOOTBALL,
  possibleScorers,
  readFootball,
  readScores,
  type TypedFootball,
  typeFootball,
} from './read-football.ts';

const typed = (
  [halfHome, halfAway]: readonly [string, string],
  [home, away]: readonly [string, string],
  scorers: Partial<TypedFootball> = {},
): TypedFootball => ({
  ...EMPTY_FOOTBALL,
  halfTime: { home: halfHome, away: halfAway },
  fullTime: { home, away },
  ...scorers,
});

const score = (home: number, away: number) => ({ home, away });

test.each([
  ['no goal has no scorer', score(0, 0), score(0, 0), []],
  ['one goal is the first and the last', score(0, 0), score(1, 0), ['home home']],
  ['two of one side are both its own', score(0, 1), score(0, 2), ['away away']],
  ['one each leaves the order open', score(1, 1), score(1, 1), ['home away', 'away home']],
  ['a goal before the break comes first', score(1, 0), score(1, 1), ['home away']],
  ['a goal after the break comes last', score(1, 1), score(2, 1), ['home home', 'away home']],
  ['the only goal of a side is not both', score(0, 0), score(1, 2), ['home away', 'away home', 'away away']],
])('%s', (_, halfTime, fullTime, pairs) => {
  const possible = possibleScorers({ halfTime, fullTime }).map(({ first, last }) => `${first} ${last}`);
  expect(possible).toEqual(pairs);
});

test('who has scored is read off the score where it leaves no choice', () => {
  expect(readFootball(typed(['0', '0'], ['0', '0']))).toMatchObject({ firstGoal: null, lastGoal: null });
  expect(readFootball(typed(['1', '0'], ['၁', '၁']))).toEqual({
    sport: 'football',
    halfTime: score(1, 0),
    fullTime: score(1, 1),
    firstGoal: 'home',
    lastGoal: 'away',
  });
});

test('an open order is asked for, and an answer that the score does not allow counts for none', () => {
  expect(readFootball(typed(['1', '1'], ['1', '1']))).toBeUndefined();
  expect(readFootball(typed(['1', '1'], ['1', '1'], { firstGoal: 'away' }))).toMatchObject({
    firstGoal: 'away',
    lastGoal: 'home',
  });
  expect(readFootball(typed(['0', '0'], ['1', '2'], { firstGoal: 'home', lastGoal: 'home' }))).toMatchObject({
    lastGoal: 'away',
  });
});

test('the end has as many goals as half-time at least', () => {
  expect(readScores(typed(['2', '0'], ['1', '3']))).toBe('fewer');
  expect(readFootball(typed(['2', '0'], ['1', '3']))).toBeUndefined();
  expect(readFootball(typed(['x', '0'], ['1', '3']))).toBeUndefined();
});

test('a result that was reported is typed as it would be read again', () => {
  const result = readFootball(typed(['1', '1'], ['2', '2'], { firstGoal: 'away', lastGoal: 'home' }));
  expect(result && readFootball(typeFootball(result))).toEqual(result);
});
