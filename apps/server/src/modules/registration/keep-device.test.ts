import { expect, test } from 'vitest';
import { accountIdOf, countRows, readFingerprints } from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';

const db = testDatabase({ role: 'hintha_app' });
const { call } = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });

const register = async (username: string, headers: Record<string, string>) => {
  const password = 'long enough 1';
  const body = { username, password, confirmPassword: password, ageAndTermsAccepted: true };
  const reply = await call('PUT', '/wps/member/register', { body, headers });
  const [cookie = ''] = String(reply.headers['set-cookie']).split(';');
  return { code: reply.body.code, cookie };
};

const fingerprintsOf = async (name: string): Promise<string[]> =>
  readFingerprints(db, await accountIdOf(db, name));

test('the device is kept with the registration, before any look at the offers', async () => {
  const { cookie } = await register('newcomer1', { 'x-forwarded-for': '10.5.0.1' });
  expect(cookie).toMatch(/^device=[\w-]{22}$/);
  expect(await fingerprintsOf('newcomer1')).toEqual([cookie.replace('=', ':')]);
});

test('two who registered on one device have one fingerprint in common', async () => {
  const first = await register('newcomer2', { 'x-forwarded-for': '10.5.0.2' });
  const again = await register('newcomer3', { 'x-forwarded-for': '10.5.0.3', cookie: first.cookie });
  expect(again.cookie).toBe(first.cookie);
  expect(await fingerprintsOf('newcomer3')).toEqual(await fingerprintsOf('newcomer2'));
});

test('a registration that is refused keeps no device', async () => {
  const before = await countRows(db, 'protection_fingerprint');
  expect((await register('newcomer1', {})).code).toBe('username_taken');
  expect(await countRows(db, 'protection_fingerprint')).toBe(before);
});
