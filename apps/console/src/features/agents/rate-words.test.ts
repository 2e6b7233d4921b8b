import { expect, test } from 'vitest';
import { readRate, shownRate, typedRate } from './rate-words.ts';

test('shares are shown and typed in per cent, prize modes in two-thousandths', () => {
  expect([shownRate('RNG', 80), shownRate('SEA', 1900)]).toEqual(['0.80%', '1900 / 2000']);
  expect([typedRate('LIVE', 5), typedRate('Lott', 1950)]).toEqual(['0.05', '1950']);
});

test.each([
  ['RNG', '0.8', 80],
  ['RNG', '1', 100],
  ['RNG', '0.805', null],
  ['RNG', '', null],
  ['RNG', '-1', null],
  ['SEA', '1900', 1900],
  ['SEA', '19', null],
  ['SEA', '0.95', null],
] as const)('%s typed as %j is %j', (category, typed, rate) => {
  expect(readRate(category, typed)).toBe(rate);
});
