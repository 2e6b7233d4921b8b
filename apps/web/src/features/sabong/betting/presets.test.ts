import { expect, test } from 'vitest';
import { LIMITS } from '../../../../test/sabong.ts';
import { isBettable, presetsOf } from './presets.ts';

test('amounts are offered as far as a bet may be of them', () => {
  expect(presetsOf(LIMITS)).toEqual(['500.00', '1000.00', '5000.00', '10000.00', '50000.00', '100000.00']);
  expect(presetsOf({ ...LIMITS, least: '1000.00', most: '10000.00' })).toEqual([
    '1000.00',
    '5000.00',
    '10000.00',
  ]);
});

test('a draw takes less than a side, and nothing takes what is no amount', () => {
  expect(isBettable('100001', 'meron', LIMITS)).toBe(true);
  expect(isBettable('100001', 'draw', LIMITS)).toBe(false);
  expect(isBettable('499.99', 'wala', LIMITS)).toBe(false);
  expect(isBettable('2000000.01', 'wala', LIMITS)).toBe(false);
  expect(isBettable('', 'meron', LIMITS)).toBe(false);
  expect(isBettable('12.', 'meron', LIMITS)).toBe(false);
});
