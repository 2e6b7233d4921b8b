import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { createAccount } from '../accounts/create-account.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const DEFAULT = 'welcome to hintha';
const { clock, published, call } = testContext(db, { DEFAULT_PASSWORD: DEFAULT });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OLD = 'long enough 1';
const NEW = 'long enough 2';

interface CreatedSession {
  token: string;
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  usingDefaultPassword: boolean;
}

const open = async (name: string, { password = OLD, mustChange = false } = {}): Promise<void> => {
  const passwordHash = hashCheaply(password);
  await transaction(db, (tx) => createAccount(tx, { name, type: 0, passwordHash, demo: false, mustChange }));
};

const createSessionFor = async (username: string, password = OLD): Promise<CreatedSession> => {
  const { body } = await call('POST', '/wps/session/login', { body: { username, password } });
  return body.value;
};

const change = (token: string, changed: object = {}) =>
  call('POST', '/wps/member/password', {
    token,
    body: { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW, ...changed },
  });

const isIn = async (token: string) => (await call('GET', '/wps/member/info', { token })).status === 200;

// What failed in one test shall not ask for a captcha in the next.
beforeEach(() => clock.advance(24 * 60 * MINUTE));

test('ACCESS-075 a changed password opens the account, the old one does not, and only the own session lives', async () => {
  await open('changer');
  const [mine, other] = [await createSessionFor('changer'), await createSessionFor('changer')];
  expect((await change(mine.token)).status).toBe(200);
  expect(await isIn(mine.token)).toBe(true);
  expect(await isIn(other.token)).toBe(false);
  expect(published.filter((event) => event.type === 'session-ended')).toMatchObject([
    { reason: 'password-changed' },
  ]);
  expect(await createSessionFor('changer', OLD)).toBeNull();
  expect(await isIn((await createSessionFor('changer', NEW)).token)).toBe(true);
});

test('a change leaves the sessions of every other account alone', async () => {
  await open('mine');
  await open('theirs');
  const [mine, theirs] = [await createSessionFor('mine'), await createSessionFor('theirs')];
  await change(mine.token);
  expect(await isIn(theirs.token)).toBe(true);
});

test.each([
  ['an empty old password', { oldPassword: ' ' }, 'not_empty'],
  [
    'ACCESS-073 a new password of seven',
    { newPassword: '1234abc', confirmNewPassword: '1234abc' },
    'bad_request',
  ],
  ['ACCESS-074 two that differ', { confirmNewPassword: 'long enough 3' }, 'inconsistent_twice'],
  ['a common one', { newPassword: 'Password1', confirmNewPassword: 'Password1' }, 'password_too_common'],
  ['the default one', { newPassword: DEFAULT, confirmNewPassword: DEFAULT }, 'password_too_common'],
  ['ACCESS-072 a wrong old one', { oldPassword: 'long enough 9' }, 'old_password_wrong'],
  ['the old one again', { newPassword: OLD, confirmNewPassword: OLD }, 'same_password'],
  ['a number', { newPassword: 7 }, 'bad_request'],
  ['256 letters', { oldPassword: 'a'.repeat(256) }, 'bad_request'],
])('a change refuses %s', async (title, changed, code) => {
  const name = `no${title.replaceAll(/[^a-z]/g, '').slice(0, 12)}`;
  await open(name);
  const { token } = await createSessionFor(name);
  const { status, body } = await change(token, changed);
  expect({ status, code: body.code }).toEqual({ status: 400, code });
});

test('a change needs a session', async () => {
  expect((await call('POST', '/wps/member/password', { body: {} })).status).toBe(401);
});

test('after five wrong old passwords the right one has to wait until fifteen minutes are over', async () => {
  await open('guessed');
  const { token } = await createSessionFor('guessed');
  const wrong = { oldPassword: 'long enough 9' };
  const codes = await Promise.all(
    Array.from({ length: 8 }, async () => (await change(token, wrong)).body.code),
  );
  expect(codes.toSorted()).toEqual([
    ...Array<string>(5).fill('old_password_wrong'),
    ...Array<string>(3).fill('too_many_requests'),
  ]);
  clock.advance(15 * MINUTE - 1);
  expect((await change(token)).body.code).toBe('too_many_requests');
  clock.advance(1);
  expect((await change(token)).status).toBe(200);
});

test('a right old password forgives the wrong ones before it', async () => {
  await open('forgetful');
  const { token } = await createSessionFor('forgetful');
  for (let turn = 0; turn < 4; turn += 1) await change(token, { oldPassword: 'long enough 9' });
  expect((await change(token)).status).toBe(200);
  expect((await change(token)).body.code).toBe('old_password_wrong');
});

test('of two changes at the same time one is made', async () => {
  await open('hasty');
  const { token } = await createSessionFor('hasty');
  const other = { newPassword: 'long enough 3', confirmNewPassword: 'long enough 3' };
  const answers = await Promise.all([change(token), change(token, other)]);
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['ok', 'old_password_wrong']);
});

test('ACCESS-004 ACCESS-008 a password has expired once it is older than ninety days', async () => {
  await open('aging');
  await change((await createSessionFor('aging')).token);
  clock.advance(90 * DAY);
  expect((await createSessionFor('aging', NEW)).passwordExpired).toBe(false);
  clock.advance(1);
  const late = await createSessionFor('aging', NEW);
  expect(late).toMatchObject({ firstTimeLogin: false, passwordExpired: true, usingDefaultPassword: false });
  await change(late.token, { oldPassword: NEW, newPassword: OLD, confirmNewPassword: OLD });
  expect((await createSessionFor('aging', OLD)).passwordExpired).toBe(false);
});

test('ACCESS-006 an account opened by somebody else is a first login until its password is changed', async () => {
  await open('invited', { mustChange: true });
  const first = await createSessionFor('invited');
  expect(first.firstTimeLogin).toBe(true);
  await change(first.token);
  expect((await createSessionFor('invited', NEW)).firstTimeLogin).toBe(false);
});

test('ACCESS-009 the default password is told by a mark, and never shown', async () => {
  await open('defaulted', { password: DEFAULT });
  const entered = await createSessionFor('defaulted', DEFAULT);
  expect(entered.usingDefaultPassword).toBe(true);
  expect(JSON.stringify(entered)).not.toContain(DEFAULT);
  await change(entered.token, { oldPassword: DEFAULT });
  expect((await createSessionFor('defaulted', NEW)).usingDefaultPassword).toBe(false);
});

test('no body makes the change fail', async () => {
  await open('hostile');
  const { token } = await createSessionFor('hostile');
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.anything(), async (oldPassword, newPassword) => {
      const payload = JSON.stringify({ oldPassword, newPassword, confirmNewPassword: newPassword }) ?? '';
      const { status } = await call('POST', '/wps/member/password', {
        token,
        body: payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 40 },
  );
});
