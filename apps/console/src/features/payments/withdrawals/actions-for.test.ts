import { expect, test } from 'vitest';
import { actionsFor } from './actions-for.ts';
import type { Payout } from './use-withdrawals.ts';

const payout = (state: Payout['state']): Payout => ({
  id: '1',
  amount: '1000.00',
  state,
  sentAt: null,
  deadline: null,
  coin: null,
});
const names = (state: Payout['state']) => actionsFor('PAYING', payout(state)).map(({ action }) => action);

test('a payment that waits is sent or given back, one in dispute forced, sent anew or given back', () => {
  expect(names('WAIT')).toEqual(['send', 'refund']);
  expect(names('CONFIRM_WAIT')).toEqual(['claim']);
  expect(names('DISPUTED')).toEqual(['force', 'resend', 'refund']);
  expect(names('RECEIVED')).toEqual([]);
});

test('nothing is paid before it is decided, nor after it was turned down', () => {
  for (const state of ['RISK', 'REQUESTED', 'REJECTED'] as const)
    expect(actionsFor(state, payout('WAIT'))).toEqual([]);
});
