import { transaction } from '@hintha/platform';
import { beforeEach, expect, test } from 'vitest';
import { givenAccount, readStored } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { readSetCookie } from '../../../../../../tools/test/read-set-cookie.ts';
import { createAccount } from '../accounts/create-account.ts';
import { REMEMBER_ME_COOKIE } from './remember-me.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const { clock, call } = testContext(db);
const PASSWORD = 'long enough 1';
const DAY = 24 * 60 * 60_000;

beforeEach(() => clock.advance(DAY));

const open = async (name: string): Promise<void> => {
  const passwordHash = hashCheaply(PASSWORD);
  await transaction(db, (tx) => createAccount(tx, { name, type: 0, passwordHash, demo: false }));
};

const authenticate = async (username: string, more: object = {}, cookie = '') => {
  const { headers, body } = await call('POST', '/wps/session/login', {
    body: { username, password: PASSWORD, ...more },
    headers: { cookie },
  });
  const { token = '' } = (body.value ?? {}) as { token?: string };
  return { token, cookie: readSetCookie(headers, REMEMBER_ME_COOKIE) };
};

const readBack = async (cookie: string) => {
  const { body } = await call('GET', '/wps/session/rememberMe', { headers: { cookie } });
  return body.value as { username: string; type: string };
};

const NOBODY = { username: '', type: 'username' };
const pairOf = (cookie: string): string => cookie.split(';')[0] ?? '';

test('ACCESS-119 who asks to be remembered is for a day, by name and type, in a cookie that no script reads', async () => {
  await open('keeper');
  const { cookie } = await authenticate(' Keeper ', { remember: true });
  expect(cookie).toMatch(/^remembered=[^;]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict$/);
  expect(await readBack(pairOf(cookie))).toEqual({ username: 'Keeper', type: 'username' });
  clock.advance(DAY - 1);
  expect(await readBack(pairOf(cookie))).toEqual({ username: 'Keeper', type: 'username' });
  clock.advance(1);
  expect(await readBack(pairOf(cookie))).toEqual(NOBODY);
});

test('ACCESS-119 neither the cookie nor the table holds the password, and the table not the cookie', async () => {
  await open('secretive');
  const { cookie } = await authenticate('secretive', { remember: true });
  const [value = ''] = pairOf(cookie).split('=').slice(1);
  const plain = value
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString('utf8'))
    .join(' ');
  for (const text of [value, plain]) {
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toContain(Buffer.from(PASSWORD).toString('base64url'));
  }
  const stored = (await readStored(db, 'identity_remember_me')).join();
  expect(stored).not.toBe('');
  expect(stored).not.toContain(value);
});

test('a login that does not ask for it is not remembered, and makes the browser forget', async () => {
  await open('forgetful');
  const { cookie } = await authenticate('forgetful', { remember: true });
  const pair = pairOf(cookie);
  const again = await authenticate('forgetful', {}, pair);
  expect(again.cookie).toMatch(/^remembered=; Path=\/; Max-Age=0/);
  expect(await readBack(pair)).toEqual(NOBODY);
  expect((await authenticate('forgetful')).cookie).toBe('');
});

test('a cookie is worth nothing once the password was changed or the account was locked', async () => {
  await open('changing');
  const { token, cookie } = await authenticate('changing', { remember: true });
  const passwords = {
    oldPassword: PASSWORD,
    newPassword: 'long enough 2',
    confirmNewPassword: 'long enough 2',
  };
  expect((await call('POST', '/wps/member/password', { token, body: passwords })).status).toBe(200);
  expect(await readBack(pairOf(cookie))).toEqual(NOBODY);
  await open('locking');
  const { cookie: other } = await authenticate('locking', { remember: true });
  await givenAccount(db, 'locking', { status: 'locked' });
  expect(await readBack(pairOf(other))).toEqual(NOBODY);
});

test.each(['', 'x', '.', 'a.b.c', '%', `${'a'.repeat(43)}.${Buffer.from('["x"]').toString('base64url')}`])(
  'a cookie of %j remembers nobody',
  async (value) => {
    expect(await readBack(`${REMEMBER_ME_COOKIE}=${value}`)).toEqual(NOBODY);
  },
);

test('a name that was changed in the cookie remembers nobody', async () => {
  await open('original');
  const [token = ''] = pairOf((await authenticate('original', { remember: true })).cookie).split('.');
  const other = Buffer.from(JSON.stringify(['username', 'someoneelse'])).toString('base64url');
  expect(await readBack(`${token}.${other}`)).toEqual(NOBODY);
});

test('a refused login changes nothing of what is remembered', async () => {
  await open('refused');
  const { cookie } = await authenticate('refused', { remember: true });
  const refused = await authenticate('refused', { password: 'long enough 2' }, pairOf(cookie));
  expect(refused.cookie).toBe('');
  expect(await readBack(pairOf(cookie))).toEqual({ username: 'refused', type: 'username' });
});
