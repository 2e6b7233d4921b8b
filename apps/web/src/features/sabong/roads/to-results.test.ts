import { expect, test } from 'vitest';
import { fightOf } from '../../../../test/sabong.ts';
import { countOf, endedOf, toRoad } from './to-results.ts';

const FIGHTS = [
  fightOf({ id: '1', number: 1, state: 'SETTLED', result: 'meron' }),
  fightOf({ id: '2', number: 2, state: 'CANCELLED', cancelReason: 'NO_SHOW', openedAt: null }),
  fightOf({ id: '3', number: 3, state: 'CANCELLED', cancelReason: 'POOL_EMPTY' }),
  fightOf({ id: '4', number: 4, state: 'SETTLED', result: 'draw' }),
  fightOf({ id: '5', number: 5, state: 'RESULT', result: 'wala' }),
  fightOf({ id: '6', number: 6, state: 'FIGHTING' }),
];

test('fights that have ended stand in their order; one that never opened is left out', () => {
  const ended = endedOf(FIGHTS);
  expect(ended.map(({ number, outcome }) => [number, outcome])).toEqual([
    [1, 'meron'],
    [3, 'cancelled'],
    [4, 'draw'],
    [5, 'wala'],
  ]);
  expect(countOf(ended, 'draw')).toBe(1);
});

test('a fight that does not count stands on no big road, and a draw is a tie there', () => {
  expect(toRoad(endedOf(FIGHTS))).toEqual(['first', 'tie', 'second']);
});
