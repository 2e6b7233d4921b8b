import { expect, test } from 'vitest';
import { fightOf } from '../../../../test/sabong.ts';
import { currentOf, isUnknown, mergeFights } from './merge-fights.ts';

test('what the stream tells stands in place of what was known, and a fight that no card has is asked for', () => {
  const [first, second] = [fightOf({ id: '1' }), fightOf({ id: '2', number: 2, state: 'UPCOMING' })];
  const open = { ...second, state: 'OPEN' as const };
  expect(mergeFights([first, second], [open])).toEqual([first, open]);
  expect(isUnknown([first, second], [open])).toBe(false);
  expect(isUnknown([first], [open])).toBe(true);
});

test('the fight that is on is the one that takes bets, is fought or waits to be paid; else the next; else the last', () => {
  const [over, next, later] = [
    fightOf({ id: '1', state: 'SETTLED' }),
    fightOf({ id: '2', state: 'UPCOMING' }),
    fightOf({ id: '3', state: 'UPCOMING' }),
  ];
  expect(currentOf([over, next, later])?.id).toBe('2');
  expect(currentOf([over, next, { ...later, state: 'RESULT' }])?.id).toBe('3');
  expect(currentOf([over, { ...next, state: 'CANCELLED' }])?.id).toBe('2');
  expect(currentOf([])).toBeUndefined();
});
