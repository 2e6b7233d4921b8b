import { expect, test } from 'vitest';
import { numbersOfRows, numbersOfSum, readNumbers, withOrders } from './three-digits.ts';

test('R of three digits is every order of them', () => {
  expect(withOrders([123], 3)).toEqual([123, 132, 213, 231, 312, 321]);
  expect(withOrders([112], 3)).toEqual([112, 121, 211]);
  expect(withOrders([7], 3)).toEqual([7, 70, 700]);
});

test('a number is built of one digit of each row', () => {
  expect(numbersOfRows([[1, 2], [3], [0, 4]])).toEqual([130, 134, 230, 234]);
  expect(numbersOfRows([[1], [], [2]])).toEqual([]);
});

test('sums take in all numbers with that sum', () => {
  expect(numbersOfSum(0)).toEqual([0]);
  expect(numbersOfSum(27)).toEqual([999]);
  expect(numbersOfSum(13)).toHaveLength(75);
});

test('of what is typed the numbers of the right length are read', () => {
  expect(readNumbers('123 045,9 1234', 3)).toEqual(['123', '045']);
});
