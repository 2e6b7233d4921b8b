import { records, teams } from '@hintha/contract';
import { expect, test } from 'vitest';
import { businessDay, choosePeriod, localStamp, spanBounds, spanValidationError, spanOf } from './period.ts';

const at = (text: string) => Date.parse(text);

test('a business day begins at 17:30 UTC of the day before', () => {
  expect(businessDay(at('2026-11-20T17:29:59.999Z'))).toBe('2026-11-20');
  expect(businessDay(at('2026-11-20T17:30:00Z'))).toBe('2026-11-21');
  expect(spanBounds({ from: '2026-11-21', to: '2026-11-21' })).toEqual({
    fromMs: at('2026-11-21T00:00:00+06:30'),
    untilMs: at('2026-11-22T00:00:00+06:30'),
  });
});

test('both ends of a span lie inside its own bounds', () => {
  const span = spanOf('last-7', at('2026-03-02T01:00:00+06:30'));
  expect(span).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  const { fromMs, untilMs } = spanBounds(span);
  expect([businessDay(fromMs), businessDay(untilMs - 1)]).toEqual([span.from, span.to]);
  expect([businessDay(fromMs - 1), businessDay(untilMs)]).toEqual(['2026-02-23', '2026-03-03']);
});

test('the chips count today as one of their days', () => {
  const now = at('2026-11-21T00:10:00+06:30');
  expect(spanOf('today', now)).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  expect(spanOf('yesterday', now)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  expect(spanOf('last-30', now)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
});

test('a stamp shows the clock of the business zone', () => {
  expect(localStamp(at('2026-11-21T08:02:08Z'))).toBe('2026-11-21 14:32:08');
});

test('chosen days must exist, run forwards and stay within 31', () => {
  expect(spanValidationError({ from: '2026-11-01', to: '2026-12-01' })).toBeUndefined();
  expect(spanValidationError({ from: '2026-11-01', to: '2026-12-02' })).toBe('too_long');
  expect(spanValidationError({ from: '2026-11-02', to: '2026-11-01' })).toBe('backwards');
  expect(spanValidationError({ from: '2026-02-30', to: '2026-03-01' })).toBe('not_a_day');
  expect(spanValidationError({ from: '', to: '2026-03-01' })).toBe('not_a_day');
});

test('the longest span is the one that the server answers', () => {
  const from = at('2026-11-01');
  const day = (count: number) => new Date(from + (count - 1) * 86_400_000).toISOString().slice(0, 10);
  expect(spanValidationError({ from: day(1), to: day(records.MOST_DAYS) })).toBeUndefined();
  expect(spanValidationError({ from: day(1), to: day(records.MOST_DAYS + 1) })).toBe('too_long');
});

test('figures of a team span more days', () => {
  const quarter = { from: '2026-09-01', to: '2026-12-01' };
  expect(spanValidationError(quarter, teams.MOST_DAYS)).toBeUndefined();
  expect(spanValidationError({ ...quarter, to: '2026-12-02' }, teams.MOST_DAYS)).toBe('too_long');
});

test('days by hand begin with those that a chip had chosen', () => {
  const now = at('2026-11-21T12:00:00+06:30');
  const week = choosePeriod('last-7', now, { from: '', to: '' });
  expect(week).toEqual({ period: 'last-7', span: { from: '2026-11-15', to: '2026-11-21' } });
  expect(choosePeriod('custom', now, week.span)).toEqual({ ...week, period: 'custom' });
});
