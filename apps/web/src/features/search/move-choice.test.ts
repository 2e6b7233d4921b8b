import { expect, test } from 'vitest';
import { moveChoice } from './move-choice.ts';

test('the arrows go through the list and around its ends', () => {
  expect(moveChoice('ArrowDown', 0, 3)).toBe(1);
  expect(moveChoice('ArrowDown', 2, 3)).toBe(0);
  expect(moveChoice('ArrowUp', 0, 3)).toBe(2);
});

test('Home and End go to the ends', () => {
  expect(moveChoice('Home', 2, 3)).toBe(0);
  expect(moveChoice('End', 0, 3)).toBe(2);
});

test('other keys and an empty list choose nothing', () => {
  expect(moveChoice('a', 1, 3)).toBeUndefined();
  expect(moveChoice('ArrowDown', 0, 0)).toBeUndefined();
});
