import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test.each([
  [0, ''],
  [3, '3'],
  [99, '99'],
  [100, '99+'],
])('ACCESS-123 a count of %i says "%s"', (count, text) => {
  expect(countText(count)).toBe(text);
});
