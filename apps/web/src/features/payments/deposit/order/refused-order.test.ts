import { expect, test } from 'vitest';
import { readBusinessError } from './refused-order.ts';

test.each([
  ['deposit_open', { id: '7' }, { kind: 'open', id: '7' }],
  [
    'amount_out_of_range',
    { min: '1000.00', max: '5000.00' },
    { kind: 'range', min: '1000.00', max: '5000.00' },
  ],
  ['daily_limit_reached', { orders: 20, total: '9.00' }, { kind: 'day', orders: '20', total: '9.00' }],
  ['channel_busy', null, { kind: 'other' }],
  ['deposit_open', 'odd', { kind: 'other' }],
  ['amount_out_of_range', { min: '1000.00' }, { kind: 'other' }],
])('WALLET-002 a business error %s with %j is read as %j', (code, value, read) => {
  expect(readBusinessError(code, value)).toEqual(read);
});
