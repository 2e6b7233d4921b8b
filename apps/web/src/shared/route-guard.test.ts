import { expect, test } from 'vitest';
import { isAgentAccount, isTrial, routeGuardOf } from './route-guard.ts';

const visitor = { token: null, isAgent: '', held: false };
const holder = (isAgent: string) => ({ token: 'token', isAgent, held: false });

test('ACCESS-103: a gated action without a token leads to the login', () => {
  expect(routeGuardOf(visitor, false)).toBe('login');
  expect(routeGuardOf(visitor, true)).toBe('login');
});

test('ACCESS-007: nothing may be done before a password that is due is changed', () => {
  expect(routeGuardOf({ ...holder('0'), held: true }, false)).toBe('login');
});

test('ACCESS-104: a trial account is asked for a real one where it takes one', () => {
  expect(routeGuardOf(holder('4'), true)).toBe('real-account');
  expect(routeGuardOf(holder('4'), false)).toBe('free');
});

test('ACCESS-101, ACCESS-105: the account area asks a visitor to log in and a trial account for a real one', () => {
  expect(routeGuardOf(visitor, true)).toBe('login');
  expect(routeGuardOf(holder('4'), true)).toBe('real-account');
});

test.each(['0', '1', '2', '41', '42'])('an account of type %s passes', (type) => {
  expect(routeGuardOf(holder(type), true)).toBe('free');
});

test('an account whose type is still being read passes, as the server decides in the end', () => {
  expect(routeGuardOf(holder(''), true)).toBe('free');
});

test('ACCESS-023: type 4 alone is a trial account', () => {
  expect(['', '0', '1', '2', '4', '41', '42'].filter((isAgent) => isTrial({ isAgent }))).toEqual(['4']);
});

test('ACCESS-110: types 1, 2, 41 and 42 are agents', () => {
  const agents = ['', '0', '1', '2', '4', '41', '42'].filter((isAgent) => isAgentAccount({ isAgent }));
  expect(agents).toEqual(['1', '2', '41', '42']);
});
