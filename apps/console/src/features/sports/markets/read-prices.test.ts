import { expect, test } from 'vitest';
import { marginOf, readPrice, readPrices, shortPrice } from './read-prices.ts';

test.each([
  ['1.95', '1.95'],
  [' 1,95 ', '1.95'],
  ['၁.၉၅', '1.95'],
  ['10000', '10000'],
])('%j is a price however it is written', (typed, price) => {
  expect(readPrice(typed)).toBe(price);
});

test.each(['', '1', '0.95', '10000.5', '1.23456', '-2', 'even'])('%j is none', (typed) => {
  expect(readPrice(typed)).toBeUndefined();
});

test('prices are there when each of them is', () => {
  expect(readPrices(['2', '3.5', ''])).toBeUndefined();
  expect(readPrices(['2', '3.5', '4'])).toEqual(['2', '3.5', '4']);
});

test('the margin is what the chances come to above the whole, of a double chance above twice the whole', () => {
  expect(marginOf('odd_even', ['1.90', '1.90'])).toBeCloseTo(5.263, 3);
  expect(marginOf('1x2', ['2', '4', '4'])).toBe(0);
  expect(marginOf('odd_even', ['2.10', '2.10'])).toBeLessThan(0);
  expect(marginOf('double_chance', ['1.5', '1.5', '1.5'])).toBe(0);
});

test('a price is shown with two decimals, and with more where they say something', () => {
  expect(['2.0000', '1.9500', '1.9550', '1.0125'].map(shortPrice)).toEqual([
    '2.00',
    '1.95',
    '1.955',
    '1.0125',
  ]);
});
