import { expect, test } from 'vitest';
import { firstLetterOf } from './first-letter-of.ts';

test('a Latin letter is written large', () => {
  expect(firstLetterOf(' mya***9')).toBe('M');
});

test('a Burmese letter keeps the signs it carries', () => {
  expect(firstLetterOf('မြင့်')).toBe('မြ');
  expect(firstLetterOf('စိုး')).toBe('စိုး');
});

test('a letter beyond the first plane is not cut in half, and no name has no letter', () => {
  expect(firstLetterOf('𠮷野')).toBe('𠮷');
  expect(firstLetterOf('  ')).toBe('');
});
