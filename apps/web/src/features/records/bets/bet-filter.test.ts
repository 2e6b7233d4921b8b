import { expect, test } from 'vitest';
import { changeFilter, firstFilter, queryOf, type BetFilter } from './bet-filter.ts';

const NOW = Date.parse('2026-11-21T09:00:00+06:30');
const SPAN = { from: '2026-11-01', to: '2026-11-02' };
const third: BetFilter = { ...firstFilter(NOW), category: 'RNG', vendor: 'PADAUK', pageNo: 3 };

test('the record opens with all games of the last seven days', () => {
  expect(queryOf(firstFilter(NOW))).toEqual({ from: '2026-11-15', to: '2026-11-21' });
});

test.each([
  { kind: 'category', category: 'FISH' } as const,
  { kind: 'vendor', vendor: 'INLE' } as const,
  { kind: 'period', chosen: { period: 'custom', span: SPAN } } as const,
])('WALLET-005 a new $kind starts again at the first page', (change) => {
  expect(changeFilter(third, change).pageNo).toBe(1);
});

test('another area lets the studio go', () => {
  expect(queryOf(changeFilter(third, { kind: 'category', category: '' }))).toEqual({
    from: '2026-11-15',
    to: '2026-11-21',
  });
});

test('turning the page keeps the filter', () => {
  expect(changeFilter(third, { kind: 'page', pageNo: 4 })).toEqual({ ...third, pageNo: 4 });
});

test('another period is read from its days on', () => {
  const chosen = changeFilter(third, { kind: 'period', chosen: { period: 'custom', span: SPAN } });
  expect(queryOf(chosen)).toMatchObject(SPAN);
});
