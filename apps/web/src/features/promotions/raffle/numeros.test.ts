import { expect, test } from 'vitest';
import { sayNumeros } from './numeros.ts';

test.each([
  [0, 0, '000000'],
  [17, 19, '000017–000019'],
  [999_998, 999_999, '999998–999999'],
])('the tickets from %i to %i are told as %s', (first, last, expected) => {
  expect(sayNumeros({ first, last })).toBe(expected);
});
