import { expect, test } from 'vitest';
import { proofMethods } from '../proof/proof-methods.ts';
import { keysOf, nextKey } from './keys.ts';
import type { Security } from './use-security.ts';

const BARE: Security = {
  level: 1,
  hasPassword: true,
  hasPaymentPassword: false,
  hasAuthenticator: false,
  mobile: '',
  email: '',
  payeeName: '',
  withdrawalsHeldUntil: null,
  withdrawalHoldHours: 24,
  vipLevel: 'VIP 1',
};

const stepOf = (security: Security, key: string) => keysOf(security).find((one) => one.key === key)?.step;

test('ACCESS-120 the page names every key of the account', () => {
  expect(keysOf(BARE).map(({ key, set }) => [key, set])).toEqual([
    ['password', true],
    ['paymentPassword', false],
    ['mobile', false],
    ['email', false],
    ['payeeName', false],
    ['authenticator', false],
  ]);
});

test('a real name that was told can be changed by the server alone', () => {
  expect(stepOf(BARE, 'payeeName')).toBe('payeeName');
  expect(stepOf({ ...BARE, payeeName: 'A***' }, 'payeeName')).toBeNull();
});

test('an authenticator that is there can only be taken off', () => {
  expect(stepOf(BARE, 'authenticator')).toBe('authenticator');
  expect(stepOf({ ...BARE, hasAuthenticator: true }, 'authenticator')).toBe('authenticatorRemoval');
});

test('the next thing to do is the first key that counts and is missing', () => {
  expect(nextKey(BARE)).toBe('mobile');
  expect(nextKey({ ...BARE, mobile: '95*****55' })).toBe('paymentPassword');
  const nearly = { ...BARE, mobile: '95*****55', email: 'a***@b.c', hasPaymentPassword: true };
  expect(nextKey(nearly)).toBe('authenticator');
  expect(nextKey({ ...nearly, hasAuthenticator: true })).toBeNull();
});

test('an account without a second factor is proven by its password alone', () => {
  const named: Security = { ...BARE, payeeName: 'A***' };
  expect(proofMethods(named)).toEqual([]);
});

test('phone and mail address are open to choose from', () => {
  expect(proofMethods({ ...BARE, mobile: '95***55', email: 'a***@b.c' })).toEqual(['sms', 'email']);
});

test('an authenticator shuts the weaker proofs', () => {
  expect(proofMethods({ ...BARE, mobile: '95***55', hasAuthenticator: true })).toEqual(['authenticator']);
});
