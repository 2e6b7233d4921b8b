import { expect, test } from 'vitest';
import type { Reply } from '../api.ts';
import { openOrder, stateAt } from './open-order.ts';

type Deposit = Reply<'readDeposit'>;

const NOW = 1_000;
const deposit = (id: string, state: Deposit['state'], expiresAt = NOW + 1) =>
  ({ id, state, expiresAt }) as Deposit;

test('WALLET-002 the newest order that is still waited for is the one to show first', () => {
  const list = [
    deposit('5', 'CREDITED'),
    deposit('4', 'AWAITING', NOW),
    deposit('3', 'MATCHING', NOW - 1),
    deposit('2', 'AWAITING'),
  ];
  expect(openOrder(list, NOW)?.id).toBe('3');
  expect(openOrder(list.slice(0, 2), NOW)).toBeUndefined();
});

test('an order that was not paid is over with its time, whether the server has noted it or not', () => {
  expect(stateAt(deposit('1', 'AWAITING', NOW), NOW)).toBe('EXPIRED');
  expect(stateAt(deposit('1', 'AWAITING'), NOW)).toBe('AWAITING');
  expect(stateAt(deposit('1', 'SUBMITTED', NOW - 1), NOW)).toBe('SUBMITTED');
});
