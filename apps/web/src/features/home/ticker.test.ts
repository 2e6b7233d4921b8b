import { formatAmount } from '@hintha/money';
import { expect, test } from 'vitest';
import { nextStepMs, reelsOf, tickerAmount } from './ticker.ts';

const EPOCH = Date.UTC(2026, 10, 1);
const ticker = { startHundredths: 100_000_000, stepHundredths: 16_511, everyMs: 3000, epoch: EPOCH };
const rolling = (text: string, before: string) =>
  reelsOf(text, before).map(({ sign, rolls }) => (rolls ? `[${sign}]` : sign));
const shown = (afterMs: number) => formatAmount(tickerAmount(ticker, EPOCH + afterMs));

test('SHELL-050: the amount grows by 165.11 every 3 seconds', () => {
  expect(shown(0)).toBe('1000000.00');
  expect(shown(2999)).toBe('1000000.00');
  expect(shown(3000)).toBe('1000165.11');
  expect(shown(9000)).toBe('1000495.33');
});

test('SHELL-049: the same instant gives the same amount on every load', () => {
  expect(shown(123_456_789)).toBe(shown(123_456_789));
  expect(shown(-5000)).toBe('1000000.00');
});

test('the next step is as far away as the counter has not yet gone', () => {
  expect(nextStepMs(ticker, EPOCH)).toBe(3000);
  expect(nextStepMs(ticker, EPOCH + 1000)).toBe(2000);
  expect(nextStepMs(ticker, EPOCH - 1000)).toBe(1000);
});

test('SHELL-048: only the digits that changed roll, also when a digit joins in front', () => {
  expect(rolling('1,165.11', '1,000.00').join('')).toBe('1,[1][6][5].[1][1]');
  expect(rolling('1,000.11', '999.11').join('')).toBe('[1][,][0][0][0].11');
  expect(rolling('1.00', '').join('')).toBe('1.00');
});
