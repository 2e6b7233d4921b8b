import { expect, test } from 'vitest';
import { readRate, sayChange } from './rate.ts';

test.each([
  ['4500', '4500.0000'],
  ['04500.5', '4500.5000'],
  ['0.0001', '0.0001'],
])('%s is the rate %s', (typed, rate) => {
  expect(readRate(typed)).toBe(rate);
});

test.each(['', '0', '0.0000', '-1', '1e3', '4,500', '1.23456', '12345678901'])('%j is no rate', (typed) => {
  expect(readRate(typed)).toBeUndefined();
});

test('a change is told in per cent with its sign', () => {
  expect(sayChange('4500.0000', '4545.0000')).toBe('+1.00');
  expect(sayChange('4500.0000', '4499.0000')).toBe('-0.02');
  expect(sayChange('4500.0000', '45000.0000')).toBe('+900.00');
});
