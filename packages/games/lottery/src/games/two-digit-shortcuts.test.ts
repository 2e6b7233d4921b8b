import { expect, test } from 'vitest';
import { expandTwoDigits, type TwoDigitShortcut } from './two-digit-shortcuts.ts';

test.each<[TwoDigitShortcut, number]>([
  [{ kind: 'R', number: 36 }, 2],
  [{ kind: 'R', number: 77 }, 1],
  [{ kind: 'HEAD', digit: 0 }, 10],
  [{ kind: 'TAIL', digit: 9 }, 10],
  [{ kind: 'INCLUDE', digit: 4 }, 19],
  [{ kind: 'BREAK', digit: 9 }, 10],
  [{ kind: 'DOUBLE' }, 10],
  [{ kind: 'POWER' }, 10],
  [{ kind: 'NATKHAT' }, 10],
  [{ kind: 'BROTHER' }, 20],
  [{ kind: 'EE' }, 25],
  [{ kind: 'EO' }, 25],
  [{ kind: 'OE' }, 25],
  [{ kind: 'OO' }, 25],
  [{ kind: 'KHWAY', digits: [1, 4, 7] }, 6],
  [{ kind: 'KHWAY_P', digits: [1, 4, 7] }, 9],
])('%j is %i numbers', (shortcut, count) => {
  const numbers = expandTwoDigits(shortcut);
  expect(new Set(numbers).size).toBe(count);
  expect(numbers).toHaveLength(count);
});

test('the shortcuts are the numbers that players mean', () => {
  expect(expandTwoDigits({ kind: 'R', number: 36 })).toEqual([36, 63]);
  expect(expandTwoDigits({ kind: 'BREAK', digit: 9 })).toEqual([9, 18, 27, 36, 45, 54, 63, 72, 81, 90]);
  expect(expandTwoDigits({ kind: 'NATKHAT' })).toEqual([7, 18, 24, 35, 42, 53, 69, 70, 81, 96]);
  expect(expandTwoDigits({ kind: 'EO' }).slice(0, 5)).toEqual([1, 3, 5, 7, 9]);
});
