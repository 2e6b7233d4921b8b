import { expect, test } from 'vitest';
import { baganTemple } from './bagan-temple.ts';
import { scoreLine } from './score-line.ts';

test.each([
  ['K K K Q Q', 'K', 3, 12],
  ['K W K K Q', 'K', 4, 30],
  ['W K K Q Q', 'K', 3, 12],
  ['H1 H1 Q Q Q', 'H1', 2, 5],
  ['H1 W Q Q Q', 'H1', 2, 5],
  ['W W W W W', 'W', 5, 2000],
  ['W W W W H1', 'H1', 5, 1000],
  ['W W W W S', 'W', 4, 300],
  ['W W S W W', 'W', 2, 10],
])('%s pays %s on %i reels: %i', (symbols, symbol, count, coins) => {
  expect(scoreLine(baganTemple, symbols.split(' '))).toEqual({ symbol, count, coins });
});

test.each([
  ['W W N Q Q', 'W', 2, 10],
  ['W W W K Q', 'W', 3, 50],
  ['W W W W A', 'W', 4, 300],
])('on %s the opening wilds are worth more alone: %s on %i reels, %i', (symbols, symbol, count, coins) => {
  expect(scoreLine(baganTemple, symbols.split(' '))).toEqual({ symbol, count, coins });
});

test('at the same pay the longer win is the one shown', () => {
  expect(scoreLine(baganTemple, ['W', 'W', 'W', 'W', 'H3'])).toEqual({ symbol: 'H3', count: 5, coins: 300 });
});

test.each(['K K Q Q Q', 'Q K K K K', 'S S S S S', 'S W W W W', 'W S K K K', 'H2 H2 S H2 H2', 'N W S N N'])(
  '%s pays nothing',
  (symbols) => {
    expect(scoreLine(baganTemple, symbols.split(' '))).toBeUndefined();
  },
);
