import { expect, test } from 'vitest';
import { differenceOf, isStale } from './balance-change.ts';

test('a change is the signed difference, exact to the hundredth', () => {
  expect(differenceOf('1284650.00', '1369650.00')).toBe('85000.00');
  expect(differenceOf('0.30', '0.10')).toBe('-0.20');
});

test('the first balance and an equal one are no change', () => {
  expect(differenceOf(null, '10.00')).toBeNull();
  expect(differenceOf('10.00', '10.00')).toBeNull();
});

test('a balance that nothing has proven for more than 30 seconds is stale', () => {
  expect(isStale({ sum: '1.00', provenAt: 1000 }, 31_000)).toBe(false);
  expect(isStale({ sum: '1.00', provenAt: 1000 }, 31_001)).toBe(true);
  expect(isStale({ sum: null, provenAt: 0 }, 99_000)).toBe(false);
});
