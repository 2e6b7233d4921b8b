import { records } from '@hintha/contract';
import { expect, test } from 'vitest';
import {
  changeFilter,
  firstFilter,
  pageNoOf,
  pageQueryOf,
  pagesOf,
  queryOf,
  RECORD_TYPES,
  type AccountFilter,
} from './account-filter.ts';

const NOW = Date.parse('2026-11-21T09:00:00+06:30');
const WEEK = { from: '2026-11-15', to: '2026-11-21' };
const third: AccountFilter = { ...firstFilter(NOW), type: 'BET', turns: ['90', '70'] };

test('WALLET-006 the record can be asked for each type that the server keeps', () => {
  expect(RECORD_TYPES).toEqual(records.RECORD_TYPES);
});

test('the record opens with every movement of the last seven days', () => {
  expect(pageQueryOf(firstFilter(NOW))).toEqual(WEEK);
});

test.each([
  { kind: 'type', type: 'DEPOSIT' } as const,
  { kind: 'period', chosen: { period: 'custom', span: WEEK } } as const,
])('a new $kind starts again at the first page', (change) => {
  expect(pageNoOf(changeFilter(third, change))).toBe(1);
});

test('pages are turned on by where the next one begins, and back again', () => {
  expect(pageQueryOf(third)).toEqual({ ...WEEK, type: 'BET', before: '70' });
  const on = changeFilter(third, { kind: 'on', before: '50' });
  expect([pageNoOf(on), pageQueryOf(on).before]).toEqual([4, '50']);
  expect(changeFilter(on, { kind: 'on', before: '50' })).toEqual(on);
  expect(changeFilter(on, { kind: 'back' })).toEqual(third);
  expect(queryOf(on)).toEqual({ ...WEEK, type: 'BET' });
});

test('a type that nobody knows is none', () => {
  expect(changeFilter(third, { kind: 'type', type: 'GIFT' }).type).toBe('');
});

test('the last page is the one with none after it, whatever the count says', () => {
  expect(pagesOf(third, { next: null, totalPages: 5 })).toBe(3);
  expect(pagesOf(third, { next: '50', totalPages: 3 })).toBe(4);
});
