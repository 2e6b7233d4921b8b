import { expect, test } from 'vitest';
import { minutesFace, secondsUntil } from './code-wait.ts';

test('ACCESS-026 the wait counts down to nought and stays there', () => {
  expect(secondsUntil(300_000, 0)).toBe(300);
  expect(secondsUntil(300_000, 299_001)).toBe(1);
  expect(secondsUntil(300_000, 300_000)).toBe(0);
  expect(secondsUntil(300_000, 400_000)).toBe(0);
});

test.each([
  [300, '5:00'],
  [299, '4:59'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds show as %s', (seconds, face) => {
  expect(minutesFace(seconds)).toBe(face);
});
