import { expect, test } from 'vitest';
import { depositIdOf } from './deposit-id-of.ts';

test.each([
  ['D20261122000017', '17'],
  [' d202611221234567 ', '1234567'],
  ['42', '42'],
  ['D2026', null],
  ['D20261122000000', null],
  ['0', null],
  ['', null],
])('%j names deposit %s', (text, id) => {
  expect(depositIdOf(text)).toBe(id);
});
