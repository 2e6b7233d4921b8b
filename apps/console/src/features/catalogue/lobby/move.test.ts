import { expect, test } from 'vitest';
import { move } from './move.ts';

test('an item changes places with the one before or after it', () => {
  expect(move(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(move(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
});

test('at the ends nothing moves', () => {
  expect(move(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(move(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(move([], 0, 1)).toEqual([]);
});
