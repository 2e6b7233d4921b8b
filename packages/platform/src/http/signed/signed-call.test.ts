import { expect, test } from 'vitest';
import { isFresh, isSigned, sign } from './signed-call.ts';

const SECRET = 'test-secret-key';
const SIGNED = {
  timestamp: '1768464000',
  nonce: 'abc123',
  body: '{"orderNo":"D20260115000001","providerTxnId":"KBZ-778899","amount":"50007.00","currency":"MMK","status":"SUCCESS"}',
};
const RIGHT = 'd04022b5e16ac7af43819076f9720edf0ca639b3a0ada49ace577e170a1b584d';

test('the published vector is signed as it says', () => {
  expect(sign(SECRET, SIGNED)).toBe(RIGHT);
  expect(isSigned(SECRET, SIGNED, RIGHT)).toBe(true);
});

test.each([
  ['another byte in the body', { ...SIGNED, body: `${SIGNED.body} ` }, RIGHT],
  ['another nonce', { ...SIGNED, nonce: 'abc124' }, RIGHT],
  ['another time', { ...SIGNED, timestamp: '1768464001' }, RIGHT],
  ['a short signature', SIGNED, RIGHT.slice(2)],
  ['no signature', SIGNED, ''],
  ['letters beyond ASCII', SIGNED, 'é'.repeat(32)],
])('%s is not signed', (_, signed, signature) => {
  expect(isSigned(SECRET, signed, signature)).toBe(false);
});

const isFreshAfter = (seconds: number) => isFresh('1768464000', new Date((1_768_464_000 + seconds) * 1000));

test('a call is fresh for 300 seconds either way', () => {
  expect([-301, -300, 0, 300, 301].map(isFreshAfter)).toEqual([false, true, true, true, false]);
  expect(isFresh('1768464000.5', new Date(1_768_464_000_000))).toBe(false);
  expect(isFresh('', new Date(0))).toBe(false);
});
