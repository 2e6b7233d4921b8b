import { expect, test } from 'vitest';
import { periodOf } from './period.ts';

const TODAY = '2026-11-27';
const NOTHING = { period: '', from: '', to: '' };

test.each([
  ['nothing asked for is the last week', {}, 'week', '2026-11-21', TODAY],
  ['a period goes by its name', { period: 'month' }, 'month', '2026-10-29', TODAY],
  ['yesterday is a day of its own', { period: 'yesterday' }, 'yesterday', '2026-11-26', '2026-11-26'],
  ['a name that is none is the last week', { period: 'year' }, 'week', '2026-11-21', TODAY],
  ['own days have no name', { from: '2026-11-01', to: '2026-11-03' }, null, '2026-11-01', '2026-11-03'],
  ['own days go before a name', { period: 'month', from: TODAY, to: TODAY }, null, TODAY, TODAY],
  ['one day alone is none', { from: '2026-11-01' }, 'week', '2026-11-21', TODAY],
  ['own days are cut at their beginning', { from: '2020-01-01', to: TODAY }, null, '2026-08-28', TODAY],
  ['a beginning after the end is the end', { from: '2026-12-01', to: TODAY }, null, TODAY, TODAY],
])('%s', (_what, asked, ...[name, from, to]) => {
  expect(periodOf({ ...NOTHING, ...asked }, TODAY)).toEqual({ name, from, to });
});
