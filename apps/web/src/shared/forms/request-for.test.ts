import { expect, test } from 'vitest';
import { requestFor } from './request-for.ts';

const asked = { methodId: 'kbzpay', amount: '50000.00' };
const never = () => {
  throw new Error('no id is needed');
};

test('WALLET-002 the same order without an answer is asked for by the same id', () => {
  const first = requestFor(asked, null, () => 'first-id');
  expect(first).toEqual({ ...asked, requestId: 'first-id' });
  expect(requestFor({ ...asked }, first, never)).toBe(first);
});

test('another order gets an id of its own', () => {
  const first = requestFor(asked, null, () => 'first-id');
  const other = { ...asked, amount: '60000.00' };
  expect(requestFor(other, first, () => 'other-id')).toEqual({ ...other, requestId: 'other-id' });
});
