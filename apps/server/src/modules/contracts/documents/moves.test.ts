import { contracts } from '@hintha/contract';
import { expect, test } from 'vitest';
import { ANSWERS, answerTermination, endsContract, moveContract, MOVES } from './moves.ts';

const LEADS = new Map([
  ['OFFERED accept', 'ACTIVE'],
  ['OFFERED reject', 'REJECTED'],
  ['OFFERED withdraw', 'WITHDRAWN'],
  ['OFFERED expire', 'EXPIRED'],
  ['OFFERED outrank', 'TERMINATED'],
  ['ACTIVE terminate', 'TERMINATED'],
  ['ACTIVE supersede', 'SUPERSEDED'],
  ['ACTIVE outrank', 'TERMINATED'],
]);

test.each(contracts.CONTRACT_STATES.flatMap((state) => MOVES.map((move) => [state, move] as const)))(
  'a contract that is %s takes the move %s where the table says',
  (state, move) => {
    expect(moveContract(state, move)).toBe(LEADS.get(`${state} ${move}`));
  },
);

test.each([
  ['accept', true, 'ACCEPTED', true],
  ['accept', false, 'ACCEPTED', true],
  ['reject', true, 'REJECTED', false],
  ['reject', false, 'REJECTED', false],
  ['withdraw', true, 'WITHDRAWN', false],
  ['withdraw', false, 'WITHDRAWN', false],
  ['expire', true, 'EFFECTED', true],
  ['expire', false, 'LAPSED', false],
] as const)('a wish to end is answered with %s (by the payer: %s): %s', (answer, byPayer, state, ends) => {
  expect(answerTermination(answer, byPayer)).toBe(state);
  expect(endsContract(state)).toBe(ends);
  expect(ANSWERS).toContain(answer);
});
