import { expect, test } from 'vitest';
import { dayRange } from './day-range.ts';

const TODAY = '2026-11-21';

test('nothing asked for is the last week', () => {
  expect(dayRange({ from: '', to: '' }, TODAY)).toEqual({ from: '2026-11-15', to: TODAY });
});

test.each([
  ['a month is told whole', '2026-10-22', TODAY, '2026-10-22'],
  ['more than a month is cut at its beginning', '2026-01-01', TODAY, '2026-10-22'],
  ['a beginning after the end is the end', '2026-12-01', TODAY, TODAY],
  ['what is no day is the last week', 'soon', TODAY, '2026-11-15'],
])('%s', (_what, from, to, expected) => {
  expect(dayRange({ from, to }, TODAY)).toEqual({ from: expected, to });
});
