import { expect, test } from 'vitest';
import { firstStart, lastPeriods, paidFrom, periodAt, periodsBetween } from './periods.ts';
import type { Period } from './types.ts';

const yangon = (text: string): Date => new Date(`${text}+06:30`);

test.each<[period: Period, at: string, key: string, from: string, to: string]>([
  ['SEMIMONTHLY', '2026-11-01T00:00', '2026-11-01/15', '2026-11-01T00:00', '2026-11-16T00:00'],
  ['SEMIMONTHLY', '2026-11-15T23:59', '2026-11-01/15', '2026-11-01T00:00', '2026-11-16T00:00'],
  ['SEMIMONTHLY', '2026-11-16T00:00', '2026-11-16/', '2026-11-16T00:00', '2026-12-01T00:00'],
  ['SEMIMONTHLY', '2026-12-31T23:59', '2026-12-16/', '2026-12-16T00:00', '2027-01-01T00:00'],
  ['SEMIMONTHLY', '2028-02-29T12:00', '2028-02-16/', '2028-02-16T00:00', '2028-03-01T00:00'],
  ['SEMIMONTHLY', '2027-02-28T12:00', '2027-02-16/', '2027-02-16T00:00', '2027-03-01T00:00'],
  ['MONTHLY', '2028-02-29T23:59', '2028-02', '2028-02-01T00:00', '2028-03-01T00:00'],
  ['MONTHLY', '2026-12-31T23:59', '2026-12', '2026-12-01T00:00', '2027-01-01T00:00'],
  ['MONTHLY', '2100-02-28T00:00', '2100-02', '2100-02-01T00:00', '2100-03-01T00:00'],
  ['WEEKLY', '2026-11-22T23:59', '2026-11-16/7', '2026-11-16T00:00', '2026-11-23T00:00'],
  ['WEEKLY', '2026-11-23T00:00', '2026-11-23/7', '2026-11-23T00:00', '2026-11-30T00:00'],
  ['WEEKLY', '2027-01-01T08:00', '2026-12-28/7', '2026-12-28T00:00', '2027-01-04T00:00'],
  ['WEEKLY', '2028-03-01T08:00', '2028-02-28/7', '2028-02-28T00:00', '2028-03-06T00:00'],
  ['DAILY', '2026-12-31T23:59', '2026-12-31', '2026-12-31T00:00', '2027-01-01T00:00'],
  ['DAILY', '2028-02-29T00:00', '2028-02-29', '2028-02-29T00:00', '2028-03-01T00:00'],
  ['HOURLY', '2026-11-21T14:59', '2026-11-21T14:00', '2026-11-21T14:00', '2026-11-21T15:00'],
  ['HOURLY', '2026-12-31T23:00', '2026-12-31T23:00', '2026-12-31T23:00', '2027-01-01T00:00'],
  ['WINDOW', '2026-11-21T14:04', '2026-11-21T14:00', '2026-11-21T14:00', '2026-11-21T14:05'],
  ['WINDOW', '2026-11-21T23:55', '2026-11-21T23:55', '2026-11-21T23:55', '2026-11-22T00:00'],
])('%s at %s is %s', (...row) => {
  const [period, at, key, from, to] = row;
  expect(periodAt(period, yangon(at))).toEqual({ key, from: yangon(from), to: yangon(to) });
});

test('terms begin with the period that begins at the instant or next after it', () => {
  expect(firstStart('SEMIMONTHLY', yangon('2026-11-16T00:00'))).toEqual(yangon('2026-11-16T00:00'));
  expect(firstStart('SEMIMONTHLY', yangon('2026-11-16T00:01'))).toEqual(yangon('2026-12-01T00:00'));
  expect(firstStart('MONTHLY', yangon('2026-12-02T00:00'))).toEqual(yangon('2027-01-01T00:00'));
  expect(firstStart('WINDOW', yangon('2026-11-21T23:57'))).toEqual(yangon('2026-11-22T00:00'));
});

test.each<[period: Period, from: string, to: string, count: number]>([
  ['WINDOW', '2026-12-31T00:00', '2027-01-01T00:00', 288],
  ['HOURLY', '2028-02-29T00:00', '2028-03-01T00:00', 24],
  ['DAILY', '2028-01-01T00:00', '2029-01-01T00:00', 366],
  ['SEMIMONTHLY', '2028-01-01T00:00', '2029-01-01T00:00', 24],
  ['MONTHLY', '2026-01-01T00:00', '2028-01-01T00:00', 24],
  ['WEEKLY', '2026-12-28T00:00', '2027-01-11T00:00', 2],
])('periods of %s lie one after another without a gap', (period, from, to, count) => {
  const spans = periodsBetween(period, yangon(from), yangon(to));
  expect(spans).toHaveLength(count);
  expect(spans[0]?.from).toEqual(yangon(from));
  expect(spans.at(-1)?.to).toEqual(yangon(to));
  expect(spans.slice(1).map((span) => span.from)).toEqual(spans.slice(0, -1).map((span) => span.to));
  expect(new Set(spans.map(({ key }) => key)).size).toBe(count);
  expect(lastPeriods(period, yangon(to), count)).toEqual(spans);
});

test('days of a week are paid together on Monday at four', () => {
  const expected = { key: '2026-12-28/7', from: yangon('2027-01-04T04:00') };
  expect(paidFrom('WEEKLY', yangon('2026-12-31T12:00'))).toEqual(expected);
  expect(paidFrom('SEMIMONTHLY', yangon('2026-12-31T12:00')).from).toEqual(yangon('2027-01-01T04:00'));
  expect(paidFrom('DAILY', yangon('2026-12-31T12:00'))).toEqual({
    key: '2026-12-31',
    from: yangon('2027-01-01T04:00'),
  });
});
