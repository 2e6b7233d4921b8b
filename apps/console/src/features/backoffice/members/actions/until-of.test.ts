import { expect, test } from 'vitest';
import { untilOf } from './until-of.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

test('without an end it never ends', () => {
  expect(untilOf('open', '', NOW)).toBeNull();
});

test('days count from now', () => {
  expect(untilOf('d7', '', NOW)).toBe(Date.UTC(2026, 10, 28, 12));
});

test('a day is one of Yangon, and lies ahead', () => {
  expect(untilOf('day', '2026-11-30T18:00', NOW)).toBe(Date.UTC(2026, 10, 30, 11, 30));
  for (const day of ['', 'soon', '2026-11-21T18:29']) expect(untilOf('day', day, NOW)).toBeUndefined();
});
