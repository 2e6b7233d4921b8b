import { expect, test } from 'vitest';
import type { Payee, Security, Withdrawal } from '../own-queries.ts';
import { blocksOf } from './blocks.ts';

const NOW = 1_000_000;

const security = (own: Partial<Security> = {}) =>
  ({ hasPaymentPassword: true, payeeName: 'T•••', withdrawalsHeldUntil: null, ...own }) as Security;
const payee = (usableAt: number) => ({ id: String(usableAt), usableAt }) as Payee;
const withdrawal = (id: string, endedAt: number | null, state = 'WAIT') =>
  ({ id, endedAt, payouts: [{ state }] }) as Withdrawal;

const READY = { security: security(), payees: [payee(0)], remaining: '0.00', withdrawals: [], now: NOW };

test('a member with all in order has nothing in the way', () => {
  expect(blocksOf(READY)).toEqual([]);
});

test('every thing that is in the way is told at once, each on its own', () => {
  const standing = {
    ...READY,
    security: security({ withdrawalsHeldUntil: NOW + 1 }),
    remaining: '70000.00',
    withdrawals: [withdrawal('2', null), withdrawal('1', 5)],
  };
  expect(blocksOf(standing)).toEqual([
    { kind: 'held', until: NOW + 1 },
    { kind: 'turnover', remaining: '70000.00' },
    { kind: 'inProgress', id: '2' },
  ]);
});

test('a new account blocks until it has rested, unless there is an older one', () => {
  const young = [payee(NOW + 50), payee(NOW + 20)];
  expect(blocksOf({ ...READY, payees: young })).toEqual([{ kind: 'resting', usableAt: NOW + 20 }]);
  expect(blocksOf({ ...READY, payees: [...young, payee(NOW)] })).toEqual([]);
});

test('a hold that is over blocks nothing, nor does a withdrawal that has ended', () => {
  const standing = {
    ...READY,
    security: security({ withdrawalsHeldUntil: NOW }),
    withdrawals: [withdrawal('1', 5)],
  };
  expect(blocksOf(standing)).toEqual([]);
});

test('whether one with a payment in dispute is still in the way is left to the server', () => {
  expect(blocksOf({ ...READY, withdrawals: [withdrawal('1', null, 'CONFIRM_WAIT')] })).toHaveLength(1);
  for (const state of ['DISPUTED', 'RESEND'])
    expect(blocksOf({ ...READY, withdrawals: [withdrawal('1', null, state)] })).toEqual([]);
});
