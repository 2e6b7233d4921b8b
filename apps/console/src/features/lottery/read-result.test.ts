import { expect, test } from 'vitest';
import { askedTiers, readResult, readTier, typeResult } from './read-result.ts';

const DIGITS = { code: 'DIGITS', count: 5, width: 1 };
const NUMBER = { code: 'NUMBER', count: 1, width: 2 };
const SEVENTH = { code: 'G7', count: 4, width: 2 };
const BALLS = { code: 'REGULAR', count: 6, width: null };
const YEAR = { code: 'YEAR', count: 1, width: null };

test.each([
  ['56753', DIGITS, ['5', '6', '7', '5', '3']],
  ['5 6 7 5 3', DIGITS, ['5', '6', '7', '5', '3']],
  ['05', NUMBER, ['05']],
  ['36 12, 70-05', SEVENTH, ['36', '12', '70', '05']],
  ['45 26 5 7 15 3', BALLS, ['45', '26', '5', '7', '15', '3']],
])('%j is read as the numbers that were meant', (typed, tier, numbers) => {
  expect(readTier(typed, tier)).toEqual(numbers);
});

test.each([
  ['5', NUMBER],
  ['5675', DIGITS],
  ['36 12 70', SEVENTH],
  ['36 12 70 5', SEVENTH],
  ['45 26 5 7 15 x', BALLS],
  ['', NUMBER],
])('%j is not all of them', (typed, tier) => {
  expect(readTier(typed, tier)).toBeUndefined();
});

test('a result is there when every tier is, and the animal of the year is not asked for', () => {
  const tiers = askedTiers({ tiers: [NUMBER, SEVENTH, YEAR] });
  expect(readResult(['05', '36 12 70 05'], tiers)).toEqual([['05'], ['36', '12', '70', '05']]);
  expect(readResult(['05'], tiers)).toBeUndefined();
});

test('a result that was reported is typed as it would be read again', () => {
  const tiers = [DIGITS, SEVENTH, YEAR];
  const numbers = [['5', '6', '7', '5', '3'], ['36', '12', '70', '05'], ['HORSE']];
  const typed = typeResult(numbers, { tiers });
  expect(typed).toEqual(['56753', '36 12 70 05']);
  expect(readResult(typed, askedTiers({ tiers }))).toEqual(numbers.slice(0, 2));
});
