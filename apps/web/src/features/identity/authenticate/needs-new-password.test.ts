import { expect, test } from 'vitest';
import { needsNewPassword } from './needs-new-password.ts';

const PLAIN = { firstTimeLogin: false, passwordExpired: false, usingDefaultPassword: false };
const EXPIRED = { ...PLAIN, passwordExpired: true };
const DEFAULT = { ...PLAIN, usingDefaultPassword: true };
const FIRST = { ...PLAIN, firstTimeLogin: true };

test.each([
  ['ACCESS-010 a plain login', PLAIN, { type: 'username', expiryForces: true }, false],
  ['the default password', DEFAULT, { type: 'username', expiryForces: false }, true],
  ['an expired password with the flag', EXPIRED, { type: 'username', expiryForces: true }, true],
  ['an expired password without the flag', EXPIRED, { type: 'username', expiryForces: false }, false],
  ['ACCESS-006 the first login', FIRST, { type: 'username', expiryForces: false }, true],
  ['a login by text message', DEFAULT, { type: 'sms', expiryForces: true }, false],
])('ACCESS-007 a new password is asked for: %s', (_, opened, login, asked) => {
  expect(needsNewPassword(opened, login)).toBe(asked);
});
