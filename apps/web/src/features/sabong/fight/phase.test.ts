import { expect, test } from 'vitest';
import { phaseOf, spokenOf } from './phase.ts';

test('the last call is the last quarter of a minute, and its end the last five seconds', () => {
  expect([60_000, 15_001, 15_000, 5_001, 5_000, 1, 0, -1].map(phaseOf)).toEqual([
    'open',
    'open',
    'soon',
    'soon',
    'last',
    'last',
    'closed',
    'closed',
  ]);
});

test('a screen reader hears three times how much is left, and that it is over', () => {
  expect([90_000, 60_000, 30_000, 15_000, 6_000, 5_000, 0].map(spokenOf)).toEqual([
    null,
    60,
    60,
    15,
    15,
    5,
    0,
  ]);
});
