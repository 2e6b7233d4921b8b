import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import { readAmount, showAmount, showCount, showSigned, timesAmount } from './amounts.ts';

test('an amount is shown with grouped thousands and two decimals', () => {
  expect(showAmount(readAmount('1284650.5'), 'Ks')).toBe('Ks\u00A01,284,650.50');
  expect(showAmount(readAmount('999'), 'Ks')).toBe('Ks\u00A0999.00');
});

test('a loss carries a minus sign and a gain a plus', () => {
  expect(showSigned(money(-123456n), 'Ks')).toBe('\u2212Ks\u00A01,234.56');
  expect(showSigned(money(5n), 'Ks')).toBe('+Ks\u00A00.05');
  expect(showSigned(money(0n), 'Ks')).toBe('Ks\u00A00.00');
});

test('coins times their value is exact', () => {
  expect(timesAmount(readAmount('0.10'), 375)).toBe(3750n);
});

test('counts are grouped', () => {
  expect(showCount(125)).toBe('125');
  expect(showCount(125000)).toBe('125,000');
});

test('a malformed amount of the wire is a fault', () => {
  expect(() => readAmount('12,5')).toThrow('not an amount');
});
