import { expect, test } from 'vitest';
import { latestBirthday } from './latest-birthday.ts';

test('of age is who was born eighteen years ago today, by the calendar of Yangon', () => {
  expect(latestBirthday(Date.UTC(2026, 10, 21, 12))).toBe('2008-11-21');
  expect(latestBirthday(Date.UTC(2026, 10, 21, 18))).toBe('2008-11-22');
});
