import { expect, test } from 'vitest';
import { dayEnd, dayStart } from './day-bounds.ts';

test('a day is one of Yangon from its first to its last instant', () => {
  expect(dayStart('2026-11-21')).toBe(Date.UTC(2026, 10, 20, 17, 30));
  expect(dayEnd('2026-11-21')).toBe(Date.UTC(2026, 10, 21, 17, 30) - 1);
});

test.each(['', '2026-13-01', 'today'])('%j is no day', (text) => {
  expect(dayStart(text)).toBeUndefined();
  expect(dayEnd(text)).toBeUndefined();
});
