import { expect, test } from 'vitest';
import { isNothing, mostOf } from './most-of.ts';

test.each([
  [{ available: 5, mostEach: null }, 5],
  [{ available: 5, mostEach: 2 }, 2],
  [{ available: 500, mostEach: null }, 99],
  [{ available: 0, mostEach: 2 }, 0],
])('ENGAGE-014 of %o as many as %i can be asked for at once', (reward, most) => {
  expect(mostOf(reward)).toBe(most);
});

test('an amount of zeros is nothing', () => {
  expect(['0.00', '0.01', '10.00'].map(isNothing)).toEqual([true, false, false]);
});
