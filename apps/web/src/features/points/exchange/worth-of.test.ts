import { expect, test } from 'vitest';
import { timesOf } from '../redeem/times-of.ts';
import { worthOf } from './worth-of.ts';

test.each([
  [1_000, '100.00', '1000.00'],
  [1_001, '33.00', '330.33'],
  [0, '100.00', '0.00'],
])('ENGAGE-026 %i points at %s a hundred are shown as %s', (points, amount, worth) => {
  expect(worthOf(points, { points: 100, amount })).toBe(worth);
});

test('what is paid on top is multiplied to the hundredth', () => {
  expect(timesOf('1999.99', 3)).toBe('5999.97');
});
