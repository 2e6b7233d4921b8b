import { expect, test } from 'vitest';
import { readPrizes } from './read-prizes.ts';

test('prizes are read line by line, the first rank first', () => {
  expect(readPrizes('1 x 1,000,000\n\n 2×300000.5 \n10*50000')).toEqual({
    tiers: [
      { count: 1, amount: '1000000.00' },
      { count: 2, amount: '300000.50' },
      { count: 10, amount: '50000.00' },
    ],
    count: 13,
    sum: 210_000_100n,
  });
});

test.each([
  '',
  '1000',
  '0 x 5',
  '1 x 0',
  '1 x',
  'x 5',
  '1 x -5',
  '1 x 5\nnothing',
  '1001 x 5',
  '600 x 1\n401 x 1',
])('%j tells no prizes', (text) => {
  expect(readPrizes(text)).toBeUndefined();
});
