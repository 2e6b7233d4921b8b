import { teams } from '@hintha/contract';
import { expect, test } from 'vitest';
import { MOST_TEAM_DAYS, pageAsked, periodAsked } from './asked.ts';

const NOW = Date.parse('2026-11-21T12:00:00+06:30');
const QUARTER = { from: '2026-08-22', to: '2026-11-21' };

test('figures are asked for over as many days as the calls answer', () => {
  expect(MOST_TEAM_DAYS).toBe(teams.MOST_DAYS);
});

test('days by name are counted from today, days by hand are those of the address', () => {
  expect(periodAsked({}, NOW)).toEqual({ period: 'last-7', span: { from: '2026-11-15', to: '2026-11-21' } });
  expect(periodAsked({ period: 'today' }, NOW).span).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  expect(periodAsked(QUARTER, NOW)).toEqual({ period: 'custom', span: QUARTER });
});

test.each([
  { period: 'custom' },
  { period: 'for ever' },
  { from: '2026-11-21', to: '2026-11-01' },
  { from: '2026-01-01', to: '2026-11-21' },
])('%o asks for a week', (query) => {
  expect(periodAsked(query, NOW).period).toBe('last-7');
});

test.each([
  ['3', 3],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['many', 1],
])('page %s is page %i', (page, number) => {
  expect(pageAsked({ page })).toBe(number);
});
