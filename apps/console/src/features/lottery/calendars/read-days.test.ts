import { expect, test } from 'vitest';
import { readDays } from './read-days.ts';

test('days are read as they are pasted, each once', () => {
  expect(readDays(' 2026-12-31\n2026-12-10, 2026-12-31;2027-01-01\n')).toEqual([
    '2026-12-10',
    '2026-12-31',
    '2027-01-01',
  ]);
});

test.each(['', '31.12.2026', '2026-12-31 2026-02-30', '2026-1-1'])('%j is not days alone', (typed) => {
  expect(readDays(typed)).toBeUndefined();
});
