import { records } from '@hintha/contract';
import { expect, test } from 'vitest';
import { spanOfUnit, UNITS } from './spans.ts';

const NOW = Date.parse('2026-11-27T12:00:00+06:30');

test('thirty days, thirteen weeks from a Monday on, twelve months from a first on', () => {
  expect(spanOfUnit('day', NOW)).toEqual({ from: '2026-10-29', to: '2026-11-27' });
  expect(spanOfUnit('week', NOW)).toEqual({ from: '2026-08-31', to: '2026-11-27' });
  expect(new Date('2026-08-31').getUTCDay()).toBe(1);
  expect(spanOfUnit('month', NOW)).toEqual({ from: '2025-12-01', to: '2026-11-27' });
  expect(spanOfUnit('month', Date.parse('2026-03-31T01:00:00+06:30')).from).toBe('2025-04-01');
});

test('the units and the longest span are those that the server answers', () => {
  expect(UNITS).toEqual(records.CASH_FLOW_UNITS);
  for (let now = NOW; now < NOW + 800 * 86_400_000; now += 86_400_000) {
    const { from, to } = spanOfUnit('month', now);
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    expect(days).toBeLessThanOrEqual(records.MOST_CASH_FLOW_DAYS);
  }
});
