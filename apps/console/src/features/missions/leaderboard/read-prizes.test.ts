import { expect, test } from 'vitest';
import { linesOf, readPrizes } from './read-prizes.ts';

test('lines tell ranks and what each brings, and are told the same way again', () => {
  const read = readPrizes('1 500,000\n\n 2 – 3  300000 \n4-10 50000.50');
  expect(read?.prizes).toEqual([
    { fromRank: 1, toRank: 1, amount: '500000.00' },
    { fromRank: 2, toRank: 3, amount: '300000.00' },
    { fromRank: 4, toRank: 10, amount: '50000.50' },
  ]);
  expect(read?.sum).toBe(145_000_350n);
  expect(readPrizes(linesOf(read?.prizes ?? []))).toEqual(read);
});

test('no lines are no prizes', () => {
  expect(readPrizes(' \n')).toEqual({ prizes: [], sum: 0n });
});

test.each(['1', '0 500', '1-3 10\n3 5', '2 10\n1 20', '5-4 10', '1-101 10', '1 0', '1 -5', 'first 10'])(
  'the lines %j are refused',
  (lines) => {
    expect(readPrizes(lines)).toBeUndefined();
  },
);
