import { expect, test } from 'vitest';
import { methodOfType, loginMethods, chooseMethod, registerMethods } from './sign-in-methods.ts';

test('ACCESS-001 logging in by mobile number is offered when its flag is on', () => {
  expect(loginMethods(null)).toEqual(['username']);
  expect(loginMethods(new Set())).toEqual(['username']);
  expect(loginMethods(new Set(['MOBILEVERCODELOGIN3']))).toEqual(['username', 'mobile']);
});

test.each([
  ['unknown flags', null, ['username']],
  ['no flag', new Set<string>(), []],
  ['names', new Set(['USERNAMEREG3']), ['username']],
  ['numbers', new Set(['MOBILENUMREG3']), ['mobile']],
  ['both', new Set(['MOBILENUMREG3', 'USERNAMEREG3']), ['username', 'mobile']],
])('ACCESS-031 an account is opened by what the flags allow: %s', (_, flags, methods) => {
  expect(registerMethods(flags)).toEqual(methods);
});

test('a remembered method is opened only while it is there', () => {
  expect(chooseMethod(['username', 'mobile'], 'mobile')).toBe('mobile');
  expect(chooseMethod(['username'], 'mobile')).toBe('username');
  expect(chooseMethod(['mobile'], null)).toBe('mobile');
});

test('ACCESS-119 a login by code is remembered as one by mobile number', () => {
  expect(['username', 'sms', 'firebase'].map(methodOfType)).toEqual(['username', 'mobile', 'mobile']);
});
