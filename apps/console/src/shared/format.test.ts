import { expect, test } from 'vitest';
import { formatCoins, formatInstant, formatMoney, formatSpan } from './format.ts';

test('instants are told by the clock of Yangon', () => {
  expect(formatInstant(Date.parse('2026-11-20T18:00:08Z'))).toBe('2026-11-21 00:30:08');
});

test('amounts are grouped and not rounded', () => {
  expect(formatMoney('-1284650.05')).toBe('−Ks\u00A01,284,650.05');
});

test('coins are grouped as amounts are, and are no kyat', () => {
  expect(formatCoins('6001.11')).toBe('6,001.11');
});

test.each([
  [-5, '0:00'],
  [41_000, '0:41'],
  [3_599_000, '59:59'],
  [3 * 3_600_000 + 4 * 60_000, '3:04 h'],
  [50 * 3_600_000, '2 d'],
])('%d ms are %s', (ms, text) => {
  expect(formatSpan(ms)).toBe(text);
});
