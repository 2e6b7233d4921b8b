import { expect, test } from 'vitest';
import type { WholeWithdrawal } from '../own-queries.ts';
import { happenedOf, waitingOf } from './timeline.ts';

const payout = (id: string, state: string, deadline: number | null = null) => ({
  id,
  state,
  amount: `${id}00000.00`,
  sentAt: null,
  deadline,
  coin: null,
});

const withdrawal = (own: object): WholeWithdrawal =>
  ({
    state: 'APPROVED',
    waitsFor: 'payment',
    payouts: [],
    timeline: [],
    ...own,
  }) as unknown as WholeWithdrawal;

const step = (what: string, at: number, payoutId: string | null = null) => ({
  what,
  at,
  payoutId,
  by: 'operator',
});

test('what happened is told in order, each payment by its place among them', () => {
  const whole = withdrawal({
    payouts: [payout('1', 'RECEIVED'), payout('2', 'CONFIRM_WAIT')],
    timeline: [step('REQUESTED', 1), step('SENT', 2, '1'), step('SENT', 3, '2'), step('RECEIVED', 4, '1')],
  });
  const first = { index: 1, count: 2, amount: '100000.00', coin: null };
  const second = { index: 2, count: 2, amount: '200000.00', coin: null };
  expect(happenedOf(whole)).toEqual([
    { what: 'REQUESTED', at: 1, payout: null },
    { what: 'SENT', at: 2, payout: first },
    { what: 'SENT', at: 3, payout: second },
    { what: 'RECEIVED', at: 4, payout: first },
  ]);
});

test('a payment in coins tells how many', () => {
  const coined = { ...payout('1', 'CONFIRM_WAIT'), coin: { amount: '23.81', rate: '4200' } };
  const whole = withdrawal({ payouts: [coined], timeline: [step('SENT', 2, '1')] });
  expect(happenedOf(whole)).toMatchObject([{ payout: { coin: '23.81' } }]);
});

test('steps that only repeat what the payments say, and steps without words, are left out', () => {
  const timeline = [step('PAYING', 1), step('CONFIRMING', 2), step('BY_HAND', 3), step('NEWER', 4)];
  expect(happenedOf(withdrawal({ timeline }))).toEqual([]);
});

test.each([
  ['decision', 'REQUESTED', { what: 'check' }],
  ['decision', 'RISK', { what: 'staff' }],
  ['inquiry', 'CONFIRMING', { what: 'inquiry' }],
  [null, 'COMPLETED', null],
])('waiting for %s in %s is told', (waitsFor, state, waiting) => {
  expect(waitingOf(withdrawal({ waitsFor, state }))).toEqual(waiting);
});

test('the next payment to be made is named', () => {
  const payouts = [payout('1', 'RECEIVED'), payout('2', 'WAIT')];
  expect(waitingOf(withdrawal({ payouts }))).toEqual({
    what: 'payment',
    payout: { index: 2, count: 2, amount: '200000.00', coin: null },
  });
});

test('WALLET-017 an answer is waited for until the first of the times is over', () => {
  const payouts = [payout('1', 'CONFIRM_WAIT', 90), payout('2', 'CONFIRM_WAIT', 50), payout('3', 'WAIT')];
  expect(waitingOf(withdrawal({ waitsFor: 'answer', payouts }))).toEqual({ what: 'answer', until: 50 });
});
