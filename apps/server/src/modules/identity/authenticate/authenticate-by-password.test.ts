import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  givenAccount,
  givenFlag,
  readStored,
  givenRegistrationUncounted,
} from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { readConfig } from '../../../config.ts';
import { createAccount } from '../accounts/create-account.ts';
import { hashPassword, NOBODYS_PASSWORD, verifyPassword } from '../passwords/hash-password.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const { ctx, clock, published, call } = testContext(db);

beforeAll(() => givenRegistrationUncounted(db));
const MINUTE = 60_000;

// The failures of one test ask no captcha of the next.
beforeEach(() => clock.advance(15 * MINUTE));

const order = (username: string, changed: object = {}) => ({
  username,
  password: 'long enough 1',
  confirmPassword: 'long enough 1',
  ageAndTermsAccepted: true,
  ...changed,
});

const register = (username: string, changed: object = {}) =>
  call('PUT', '/wps/member/register', { body: order(username, changed) });

const authenticate = (username: string, password: string, more: object = {}) =>
  call('POST', '/wps/session/login', { body: { username, password, ...more } });

const tokenOf = async (username: string): Promise<string> => {
  const { body } = await register(username);
  return (body.value as { token: string }).token;
};

test('WALLET-008 ACCESS-041 ACCESS-095 registration opens an account, an empty wallet and a session', async () => {
  const { status, body } = await register('newcomer');
  expect({ status, code: body.code }).toEqual({ status: 200, code: 'ok' });
  const { token, firstTimeLogin } = body.value as { token: string; firstTimeLogin: boolean };
  expect(firstTimeLogin).toBe(false);
  const info = await call('GET', '/wps/member/info', { token });
  expect(info.body.value).toMatchObject({ account: 'newcomer', nickname: 'newcomer', type: 0 });
  const balance = await call('GET', '/wps/v2/wallets/balance', { token });
  expect(balance.body.value).toEqual({
    sumBalance: '0.00',
    available: '0.00',
    held: '0.00',
    currency: 'MMK',
  });
});

test.each([
  ['an empty name', order(''), 'not_empty', 400],
  ['a name that begins with a digit', order('1abcd'), 'bad_request', 400],
  ['a name of three letters', order('abc'), 'bad_request', 400],
  ['a name of seventeen letters', order('a'.repeat(17)), 'bad_request', 400],
  [
    'a password of seven',
    order('seven', { password: '1234abc', confirmPassword: '1234abc' }),
    'bad_request',
    400,
  ],
  [
    'two passwords that differ',
    order('differs', { confirmPassword: 'long enough 2' }),
    'inconsistent_twice',
    400,
  ],
  [
    'a common password',
    order('common', { password: 'Password1', confirmPassword: 'Password1' }),
    'password_too_common',
    400,
  ],
  ['no tick for age and terms', order('young', { ageAndTermsAccepted: false }), 'terms_not_accepted', 400],
  ['a megabyte for a name', order('a'.repeat(1_000_000)), 'payload_too_large', 413],
  ['a number for a name', order('x', { username: 7 }), 'bad_request', 400],
])('registration refuses %s', async (_, body, code, status) => {
  const answer = await call('PUT', '/wps/member/register', { body });
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
});

test('a name that differs only in case is taken', async () => {
  await register('taken1');
  const { status, body } = await register('TAKEN1');
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'username_taken' });
});

test('registration is refused while its flag is off', async () => {
  await givenFlag(db, 'DIRECTREG3', false);
  expect((await register('closed')).body.code).toBe('not_enabled');
  await givenFlag(db, 'DIRECTREG3', true);
});

test('fields that are not asked for change nothing: nobody registers as an agent', async () => {
  const { body } = await register('modest', { type: 2, balance: '1000000.00', demo: true });
  const { token } = body.value as { token: string };
  const info = await call('GET', '/wps/member/info', { token });
  expect(info.body.value).toMatchObject({ type: 0 });
});

test('ACCESS-061 login trims the name and takes it in any case', async () => {
  await register('trimmed');
  expect((await authenticate('  TRIMMED ', 'long enough 1')).status).toBe(200);
});

test('ACCESS-003 an unknown name and a wrong password get the same answer', async () => {
  await register('known');
  const [unknown, wrong] = [
    await authenticate('nobody', 'long enough 1'),
    await authenticate('known', 'long enough 2'),
  ];
  expect(unknown.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
});

test('ERRORS-003 a refusal speaks the language of the caller', async () => {
  const burmese = await call('POST', '/wps/session/login', { body: { username: 'a', password: 'b' } });
  const english = await call('POST', '/wps/session/login', {
    body: { username: 'a', password: 'b' },
    headers: { language: 'EN' },
  });
  expect(english.body.message).toBe('Incorrect username or password.');
  expect(burmese.body.message).toMatch(/[က-အ]/u);
});

test('ERRORS-007 a member is not let in on the side of the agents, and a locked account nowhere', async () => {
  await register('member1');
  expect((await authenticate('member1', 'long enough 1', { side: 'AGENT' })).body.code).toBe('non_agent');
  await givenAccount(db, 'member1', { status: 'locked' });
  expect((await authenticate('member1', 'long enough 1')).body.code).toBe('account_locked');
});

test('a session ends 30 minutes after the last request of the player', async () => {
  const token = await tokenOf('idle30');
  clock.advance(29 * MINUTE + 59_000);
  expect((await call('GET', '/wps/member/info', { token })).status).toBe(200);
  clock.advance(29 * MINUTE + 59_000);
  expect((await call('GET', '/wps/member/info', { token })).status).toBe(200);
  clock.advance(30 * MINUTE);
  expect((await call('GET', '/wps/member/info', { token })).body.code).toBe('not_logged_in');
});

test('a session ends twelve hours after it was opened, however busy', async () => {
  const token = await tokenOf('busy12');
  for (let hour = 0; hour < 35; hour += 1) {
    clock.advance(20 * MINUTE);
    expect((await call('GET', '/wps/member/info', { token })).status).toBe(200);
  }
  clock.advance(20 * MINUTE);
  expect((await call('GET', '/wps/member/info', { token })).status).toBe(401);
});

test('ACCESS-017 a token is dead after logout, and its pages are told', async () => {
  const token = await tokenOf('leaving');
  expect((await call('DELETE', '/wps/session/logout', { token })).status).toBe(200);
  expect((await call('GET', '/wps/member/info', { token })).status).toBe(401);
  expect((await call('DELETE', '/wps/session/logout', { token })).status).toBe(401);
  expect(published.at(-1)).toMatchObject({ type: 'session-ended', reason: 'logout' });
});

test('a token counts in the header only, and is stored as its hash', async () => {
  const token = await tokenOf('header1');
  expect((await call('GET', `/wps/member/info?token=${token}`)).status).toBe(401);
  expect((await call('GET', '/wps/member/info', { headers: { token } })).status).toBe(200);
  const stored = (await readStored(db, 'identity_session')).join();
  expect(stored).not.toBe('');
  expect(stored).not.toContain(token);
});

test('the time of the sign-in before this one is told', async () => {
  await register('twice1');
  clock.advance(MINUTE);
  const { body } = await authenticate('twice1', 'long enough 1');
  const { token } = body.value as { token: string };
  const info = await call('GET', '/wps/member/info', { token });
  expect(info.body.value).toMatchObject({ previousLoginAt: clock.now().getTime() - MINUTE });
});

test('a trial account is told that it needs a real one', async () => {
  const passwordHash = hashCheaply('long enough 1');
  await transaction(db, (tx) => createAccount(tx, { name: 'trial1', type: 4, passwordHash, demo: true }));
  const { body } = await authenticate('trial1', 'long enough 1');
  const { token } = body.value as { token: string };
  expect((await call('GET', '/wps/member/info', { token })).status).toBe(200);
  const refused = await call('GET', '/wps/records/bets', { token });
  expect({ status: refused.status, code: refused.body.code }).toEqual({
    status: 403,
    code: 'in_need_true_account',
  });
});

test('ACCESS-043 ACCESS-044 the rules of registration name every field the form shows', async () => {
  const { body } = await call('GET', '/wps/system/setting/register');
  expect(body.value).toMatchObject({
    username: { enabled: true, required: true, patternId: 3, minLength: 4, maxLength: 16 },
    password: { acceptedPattern: '*', minLength: 8, maxLength: 64 },
  });
});

test('no body makes the server fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.anything(),
      fc.constantFrom('/wps/session/login', '/wps/member/register'),
      async (body, url) => {
        const payload = JSON.stringify({ username: body, password: body, confirmPassword: body }) ?? '';
        const method = url.endsWith('login') ? 'POST' : 'PUT';
        const { status } = await call(method, url, {
          body: payload,
          headers: { 'content-type': 'application/json' },
        });
        expect(status).toBeLessThan(500);
      },
    ),
    { numRuns: 60 },
  );
});

const send = (body: string, type = 'application/json') =>
  call('POST', '/wps/session/login', { body, headers: { 'content-type': type } });

test('broken JSON, a polluted prototype and a foreign form are refused', async () => {
  expect((await send('{"username":')).body.code).toBe('bad_request');
  expect((await send('{"__proto__":{"a":1},"username":"a","password":"b"}')).body.code).toBe('bad_request');
  expect((await send('<a/>', 'text/xml')).body.code).toBe('unsupported_media');
});

test('a password survives hashing, and only the right one', async () => {
  const usual = { ...ctx, config: readConfig({ DATABASE_URL: 'test' }) };
  const stored = await hashPassword(usual, 'ပုဂံ temple 1');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  // Also where another cost was chosen since.
  expect(await verifyPassword(ctx, stored, 'ပုဂံ temple 1')).toBe(true);
  expect(await verifyPassword(ctx, stored, 'ပုဂံ temple 2')).toBe(false);
});

test('who has no password is checked at the cost that is chosen, and a stored one at its own', async () => {
  const stored = hashCheaply('long enough 1');
  const impossible = { config: { ...ctx.config, passwordMemoryKib: 1 } };
  await expect(verifyPassword(impossible, NOBODYS_PASSWORD, 'any')).rejects.toThrow(/memory/u);
  expect(await verifyPassword(impossible, stored, 'long enough 1')).toBe(true);
});
