import { expect, test } from 'vitest';
import { moveBet } from './moves.ts';
import { BET_MOVES, BET_STATES } from '../types.ts';

const TABLE = [
  ['open', 'settle_part', 'open'],
  ['open', 'settle', 'settled'],
  ['open', 'cash_out_part', 'open'],
  ['open', 'cash_out', 'cashed_out'],
  ['open', 'resettle', undefined],
  ['open', 'void', 'void'],
  ['settled', 'settle_part', undefined],
  ['settled', 'settle', undefined],
  ['settled', 'cash_out_part', undefined],
  ['settled', 'cash_out', undefined],
  ['settled', 'resettle', 'settled'],
  ['settled', 'void', 'void'],
  ['void', 'settle_part', undefined],
  ['void', 'settle', undefined],
  ['void', 'cash_out_part', undefined],
  ['void', 'cash_out', undefined],
  ['void', 'resettle', undefined],
  ['void', 'void', undefined],
  ['cashed_out', 'settle_part', undefined],
  ['cashed_out', 'settle', undefined],
  ['cashed_out', 'cash_out_part', undefined],
  ['cashed_out', 'cash_out', undefined],
  ['cashed_out', 'resettle', undefined],
  ['cashed_out', 'void', 'void'],
] as const;

test.each(TABLE)('a bet that is %s takes the move %s to %s', (state, move, next) => {
  expect(moveBet(state, move)).toBe(next);
});

test('every pair of a state and a move is in the table', () => {
  const pairs = BET_STATES.flatMap((state) => BET_MOVES.map((move) => `${state} ${move}`));
  expect(TABLE.map(([state, move]) => `${state} ${move}`).toSorted()).toEqual(pairs.toSorted());
});
