import { expect, test } from 'vitest';
import { addDays, dayOver, daysBetween, weekOver } from './days.ts';

test('a day is over when the next has begun in Yangon', () => {
  expect(dayOver(new Date('2026-11-21T17:29:59Z'))).toBe('2026-11-20');
  expect(dayOver(new Date('2026-11-21T17:30:00Z'))).toBe('2026-11-21');
});

test('a week ends on its Sunday and is due from five on the Monday after', () => {
  expect(weekOver(new Date('2026-11-22T22:29:59Z'))).toBe('2026-11-15');
  expect(weekOver(new Date('2026-11-22T22:30:00Z'))).toBe('2026-11-22');
  expect(weekOver(new Date('2026-11-28T12:00:00Z'))).toBe('2026-11-22');
});

test('days go on over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  expect(daysBetween('2026-12-02', '2026-12-01')).toEqual([]);
});
