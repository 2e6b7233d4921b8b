import { expect, test } from 'vitest';
import { typedAmount, typedSum } from './typed-amount.ts';

test.each([
  ['5000', 500_000n],
  ['5,000', 500_000n],
  [' 5 000.5 ', 500_050n],
  ['၅,၀၀၀', 500_000n],
  ['0', 0n],
])('%j is an amount however it is written', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});

test.each(['', '-5', '1.234', '1e3', 'five', '5.000,00'])('%j is none', (typed) => {
  expect(typedAmount(typed)).toBeUndefined();
});

test('a sum is above zero', () => {
  expect([typedSum('5,000'), typedSum('0'), typedSum('x')]).toEqual(['5000.00', undefined, undefined]);
});
