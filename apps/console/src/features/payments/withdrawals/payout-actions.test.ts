import { expect, test } from 'vitest';
import { actionsFor } from './payout-actions.ts';
import type { PayoutPart } from './use-withdrawals.ts';

const part = (state: PayoutPart['state']): PayoutPart => ({
  id: '1',
  amount: '1000.00',
  state,
  sentAt: null,
  deadline: null,
  coin: null,
});
const names = (state: PayoutPart['state']) => actionsFor('PAYING', part(state)).map(({ action }) => action);

test('a payment that waits is sent or given back, one in dispute forced, sent anew or given back', () => {
  expect(names('WAIT')).toEqual(['send', 'refund']);
  expect(names('CONFIRM_WAIT')).toEqual(['claim']);
  expect(names('DISPUTED')).toEqual(['force', 'resend', 'refund']);
  expect(names('RECEIVED')).toEqual([]);
});

test('nothing is paid before it is decided, nor after it was turned down', () => {
  for (const state of ['RISK', 'REQUESTED', 'REJECTED'] as const)
    expect(actionsFor(state, part('WAIT'))).toEqual([]);
});
