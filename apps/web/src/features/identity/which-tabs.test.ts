import { expect, test } from 'vitest';
import { doorOfType, loginDoors, openDoor, registerDoors } from './which-tabs.ts';

test('ACCESS-001 logging in by mobile number is offered when its flag is on', () => {
  expect(loginDoors(null)).toEqual(['username']);
  expect(loginDoors(new Set())).toEqual(['username']);
  expect(loginDoors(new Set(['MOBILEVERCODELOGIN3']))).toEqual(['username', 'mobile']);
});

test.each([
  ['unknown flags', null, ['username']],
  ['no flag', new Set<string>(), []],
  ['names', new Set(['USERNAMEREG3']), ['username']],
  ['numbers', new Set(['MOBILENUMREG3']), ['mobile']],
  ['both', new Set(['MOBILENUMREG3', 'USERNAMEREG3']), ['username', 'mobile']],
])('ACCESS-031 an account is opened by what the flags allow: %s', (_, flags, doors) => {
  expect(registerDoors(flags)).toEqual(doors);
});

test('a remembered door is opened only while it is there', () => {
  expect(openDoor(['username', 'mobile'], 'mobile')).toBe('mobile');
  expect(openDoor(['username'], 'mobile')).toBe('username');
  expect(openDoor(['mobile'], null)).toBe('mobile');
});

test('ACCESS-119 a login by code is remembered as one by mobile number', () => {
  expect(['username', 'sms', 'firebase'].map(doorOfType)).toEqual(['username', 'mobile', 'mobile']);
});
