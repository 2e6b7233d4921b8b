import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import { feeOf } from './fee-of.ts';

const LIMITS = {
  least: '10000.00',
  most: '3000000.00',
  leftToday: '3000000.00',
  timesLeft: 10,
  freeLeft: 0,
  feePerCent: 1,
  leastFee: '100.00',
  nextPayeeRestHours: 0,
};

test('the fee is a share, floored to hundredths, and never below the least', () => {
  expect(feeOf(money(2_000_099n), LIMITS)).toBe(20_000n);
  expect(feeOf(money(500_000n), LIMITS)).toBe(10_000n);
});

test('a free withdrawal costs nothing', () => {
  expect(feeOf(money(2_000_000n), { ...LIMITS, freeLeft: 1 })).toBe(0n);
});
