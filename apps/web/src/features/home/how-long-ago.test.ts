import { expect, test } from 'vitest';
import { howLongAgo } from './how-long-ago.ts';

const NOW = 1_000_000_000_000;

test.each([
  [0, 'now', 0],
  [59_999, 'now', 0],
  [60_000, 'minutes', 1],
  [3_599_999, 'minutes', 59],
  [3_600_000, 'hours', 1],
  [86_400_000, 'days', 1],
  [-5000, 'now', 0],
] as const)('%i ms ago is said in its largest whole unit', (passed, unit, number) => {
  expect(howLongAgo(NOW - passed, NOW)).toEqual({ unit, number });
});
