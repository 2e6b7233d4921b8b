import { expect, test } from 'vitest';
import { PAYEE, SECURITY } from '../../../../../test/given-withdrawals.ts';
import { missingSteps, stepAfter } from './steps.ts';

const NEW = { ...SECURITY, payeeName: '', hasPaymentPassword: false };

test('a new member has its name, its withdraw password and its account before it, in that order', () => {
  expect(missingSteps({ security: NEW, payees: [] })).toEqual(['name', 'password', 'payee']);
  expect(missingSteps({ security: { ...NEW, payeeName: 'T•••' }, payees: [] })).toEqual([
    'password',
    'payee',
  ]);
  expect(missingSteps({ security: SECURITY, payees: [PAYEE] })).toEqual([]);
});

test('after a step comes the first of the others', () => {
  expect(stepAfter('name', ['name', 'password', 'payee'])).toBe('password');
  expect(stepAfter('password', ['name', 'password'])).toBe('name');
  expect(stepAfter('payee', ['payee'])).toBeNull();
});
