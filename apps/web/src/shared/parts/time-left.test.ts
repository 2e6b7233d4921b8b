import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  [900_000, '15:00'],
  [899_999, '14:59'],
  [61_000, '01:01'],
  [999, '00:00'],
  [0, '00:00'],
  [-5, '00:00'],
  [4_445_000, '1:14:05'],
])('of %d ms %s is left', (ms, text) => {
  expect(timeLeft(ms)).toBe(text);
});
