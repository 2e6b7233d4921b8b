import { expect, test } from 'vitest';
import { readChange } from './read-change.ts';

test.each([
  ['give', '5000', '5000.00'],
  ['give', ' 5,000.5 ', '5000.50'],
  ['take', '0.01', '-0.01'],
] as const)('to %s %j is %s on the wire', (way, typed, wire) => {
  expect(readChange(way, typed)).toBe(wire);
});

test.each(['', '0', '-5', '1e3', '5.001', 'five', '99999999999999'])('%j is no amount', (typed) => {
  expect(readChange('give', typed)).toBeNull();
});
