import { expect, test } from 'vitest';
import { anyNumber, digitsOf, isWhole } from './number.ts';

test.each([
  ['36', 2, '36'],
  ['3 6', 2, '36'],
  ['၃၆', 2, '36'],
  ['0369', 3, '036'],
  ['ab', 2, ''],
])('of %s at most %i digits are %s', (typed, most, digits) => {
  expect(digitsOf(typed, most)).toBe(digits);
});

test('any number has all of its digits', () => {
  expect(anyNumber(2, () => 7)).toBe('07');
  expect(anyNumber(3, (most) => most - 1)).toBe('999');
});

test('a stake is a whole amount', () => {
  for (const amount of ['1', '1000', '500.', '500.00']) expect(isWhole(amount)).toBe(true);
  for (const amount of ['', '0', '0.5', '10.5', '1000000000']) expect(isWhole(amount)).toBe(false);
});
