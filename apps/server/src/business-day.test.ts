import { expect, test } from 'vitest';
import { businessDay, dayEnd, dayStart, dayStartOf } from './business-day.ts';

test('a business day begins and ends at midnight in Yangon', () => {
  expect(dayStart('2026-11-21')).toEqual(new Date('2026-11-20T17:30:00.000Z'));
  expect(dayEnd('2026-11-21')).toEqual(new Date('2026-11-21T17:30:00.000Z'));
  expect(businessDay(new Date('2026-11-21T17:29:59.999Z'))).toBe('2026-11-21');
  expect(businessDay(new Date('2026-11-21T17:30:00.000Z'))).toBe('2026-11-22');
  expect(dayStartOf(new Date('2026-11-21T17:29:59.999Z'))).toEqual(dayStart('2026-11-21'));
});
