import { expect, test } from 'vitest';
import { verifiedToken } from './verified-token.ts';

const popup = {} as Window;
const expected = { origin: 'https://phones.example', window: popup };
const data = { type: 'phone-verified', idToken: 'a.b.c' };
const heard = { origin: expected.origin, source: popup, data };

test('ACCESS-118 the window that was opened hands over the token', () => {
  expect(verifiedToken(heard, expected)).toBe('a.b.c');
});

test('ACCESS-118 another window and another origin are not heard', () => {
  expect(verifiedToken({ ...heard, source: {} as Window }, expected)).toBeUndefined();
  expect(verifiedToken({ ...heard, source: null }, expected)).toBeUndefined();
  expect(verifiedToken({ ...heard, origin: 'http://phones.example' }, expected)).toBeUndefined();
});

test('ACCESS-118 the window behind a plain link is known by its origin alone', () => {
  const byLink = { ...expected, window: null };
  expect(verifiedToken({ ...heard, source: {} as Window }, byLink)).toBe('a.b.c');
  expect(verifiedToken({ ...heard, origin: 'https://else.example' }, byLink)).toBeUndefined();
});

test.each([
  null,
  'text',
  5,
  {},
  { ...data, type: 'else' },
  { ...data, idToken: 5 },
  { ...data, idToken: '' },
])('a message that is no token is not heard: %j', (other) => {
  expect(verifiedToken({ ...heard, data: other }, expected)).toBeUndefined();
});

test('a token that no call would take is not heard', () => {
  const idToken = 'x'.repeat(4097);
  expect(verifiedToken({ ...heard, data: { ...data, idToken } }, expected)).toBeUndefined();
});
