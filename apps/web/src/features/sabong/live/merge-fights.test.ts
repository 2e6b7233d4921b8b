import { expect, test } from 'vitest';
import { fightOf } from '../../../../test/sabong.ts';
import { currentOf, isUnknown, mergeFights, nextOf } from './merge-fights.ts';

test('what the stream tells stands in place of what was known, and a fight that no card has is asked for', () => {
  const [first, second] = [fightOf({ id: '1' }), fightOf({ id: '2', number: 2, state: 'UPCOMING' })];
  const open = { ...second, state: 'OPEN' as const };
  expect(mergeFights([first, second], [open])).toEqual([first, open]);
  expect(isUnknown([first, second], [open])).toBe(false);
  expect(isUnknown([first], [open])).toBe(true);
});

test('the fight that is on is the one that takes bets, is fought or waits to be paid; else the next, or the one just over until that takes bets; else the last', () => {
  const [over, next, later] = [
    fightOf({ id: '1', state: 'SETTLED' }),
    fightOf({ id: '2', state: 'UPCOMING' }),
    fightOf({ id: '3', state: 'UPCOMING' }),
  ];
  expect(currentOf([over, next, later])?.id).toBe('2');
  expect(currentOf([over, next, { ...later, state: 'RESULT' }])?.id).toBe('3');
  expect(currentOf([over, { ...next, state: 'CANCELLED' }])?.id).toBe('2');
  const justOver = { ...over, isFinal: true };
  expect(currentOf([justOver, next, later])?.id).toBe('1');
  expect(currentOf([justOver, { ...next, state: 'CANCELLED' }, later])?.id).toBe('3');
  expect(currentOf([justOver, { ...next, state: 'OPEN' }, later])?.id).toBe('2');
  expect(nextOf([justOver, next, later])?.id).toBe('2');
  expect(currentOf([])).toBeUndefined();
});
