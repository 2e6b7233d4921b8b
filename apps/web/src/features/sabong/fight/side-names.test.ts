import { expect, test } from 'vitest';
import { forHundred, shareOfMeron } from './side-names.ts';

test.each([
  ['1.5833', '158.33'],
  ['2.3750', '237.50'],
  ['0.9500', '95.00'],
  ['0.0700', '7.00'],
  ['14.5214', '1452.14'],
])('a dividend of %s pays %s for a hundred', (dividend, paid) => {
  expect(forHundred(dividend)).toBe(paid);
});

const poolsOf = (meron: string, wala: string) => ({
  meron: { stake: meron, bets: 1 },
  wala: { stake: wala, bets: 1 },
  draw: { stake: '0.00', bets: 0 },
});

test('the share of a side is what of both sides is on it, and half of nothing', () => {
  expect(shareOfMeron(poolsOf('600000.00', '400000.00'))).toBe(60);
  expect(shareOfMeron(poolsOf('0.00', '400.00'))).toBe(0);
  expect(shareOfMeron(poolsOf('0.00', '0.00'))).toBe(50);
});
