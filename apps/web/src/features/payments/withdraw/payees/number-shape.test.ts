import { expect, test } from 'vitest';
import { hasShape } from './number-shape.ts';

test.each([
  ['wallet', '09 771 234 567', true],
  ['wallet', '+959771234567', true],
  ['wallet', '0977', false],
  ['wallet', '01234567890', false],
  ['bank', '1234-5678-9012', true],
  ['bank', '1234567', false],
  ['usdt', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', true],
  ['usdt', '09771234567', false],
] as const)('for a %s, %j has the shape of a number: %j', (kind, number, has) => {
  expect(hasShape(kind, number)).toBe(has);
});
