import { expect, test } from 'vitest';
import { isWithin, median, ratioOf, toRow } from './figure.ts';

const side = (name: string, callers: number, ...perSecond: number[]) => ({ name, callers, perSecond });
const BOUND = { atLeast: 0.8 };

test('a ratio of as many callers on either side says how many and is held to its bound', () => {
  const figure = ratioOf(side('bets', 32, 90, 50, 80), side('pgbench', 32, 100, 100, 100), BOUND);
  expect(toRow(figure)).toEqual(['bets to pgbench, 32 at once', '0.80', 'times', '>= 0.8', 'within']);
});

test('a ratio that falls short is beyond its bound', () => {
  expect(isWithin(ratioOf(side('bets', 32, 79), side('pgbench', 32, 100), BOUND))).toBe(false);
});

test('a ratio of unlike numbers of callers says so in its row, and no bound holds it', () => {
  const figure = ratioOf(side('bets', 256, 300), side('pgbench', 32, 100), BOUND);
  expect(toRow(figure)).toEqual(['bets to pgbench, UNLIKE: 256 at once to 32', '3.00', 'times', '-', '-']);
});

test('the ratio is that of each round, so that a slow hour of the machine weighs on both sides', () => {
  const figure = ratioOf(side('bets', 8, 100, 10, 1), side('pgbench', 8, 100, 10, 1), BOUND);
  expect(figure.value).toBe(1);
});

test('a round without its yardstick is no number, and so beyond every bound', () => {
  expect(isWithin(ratioOf(side('bets', 8, 100), side('pgbench', 8), BOUND))).toBe(false);
});

test('the median of an even number is the lower middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2);
});
