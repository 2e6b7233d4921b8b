import { expect, test } from 'vitest';
import { itemsOfShortcut } from './row-shortcuts.ts';

const DIGITS = { size: 10, first: 0 };
const BALLS = { size: 11, first: 1 };

test('big digits are 5 to 9, odd balls go by their number and not by their place', () => {
  expect(itemsOfShortcut('big', DIGITS)).toEqual([5, 6, 7, 8, 9]);
  expect(itemsOfShortcut('small', DIGITS)).toEqual([0, 1, 2, 3, 4]);
  expect(itemsOfShortcut('odd', DIGITS)).toEqual([1, 3, 5, 7, 9]);
  expect(itemsOfShortcut('odd', BALLS)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(itemsOfShortcut('clear', BALLS)).toEqual([]);
});
