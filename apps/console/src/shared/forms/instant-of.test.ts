import { expect, test } from 'vitest';
import { fieldOf, instantOf } from './instant-of.ts';

test('a day and time are those of Yangon', () => {
  expect(instantOf('2026-11-30T18:00')).toBe(Date.UTC(2026, 10, 30, 11, 30));
  expect(instantOf('')).toBeUndefined();
});

test('an instant is filled in as the clock of Yangon shows it', () => {
  expect(fieldOf(Date.UTC(2026, 10, 30, 11, 30))).toBe('2026-11-30T18:00');
  expect(fieldOf(null)).toBe('');
});
