import { expect, test } from 'vitest';
import { takeResetToken } from './take-reset-token.ts';

test.each([
  ['https://hintha.example/?a=1&resetToken=abc#top', 'abc', '/?a=1#top'],
  ['https://hintha.example/?resetToken=abc', 'abc', '/'],
  ['https://hintha.example/rng?a=1', null, '/rng?a=1'],
])('ACCESS-068 the token leaves the address %s, and nothing else does', (address, token, path) => {
  const { resetToken, rest } = takeResetToken(address);
  expect(resetToken).toBe(token);
  expect(rest.href).toBe(`https://hintha.example${path}`);
});
