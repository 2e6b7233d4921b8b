import { PATHS, ROUTES } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { givenFlag } from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { seal } from '../../../../../tools/test/seal.ts';
import { createAccount, openGuards, publishedKey } from '../identity/index.ts';
import { hashCheaply } from '../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const { ctx, clock, call } = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const [METHOD, PATH] = PATHS.logInFree;

const setFlag = (enabled: boolean) => givenFlag(db, 'FREEPLAY3', enabled);

beforeAll(() => setFlag(true));
beforeEach(() => clock.advance(24 * HOUR));

let networks = 0;
const elsewhere = (): string => `10.1.${(networks += 1)}.1`;

interface Trial {
  ip?: string;
  body?: object;
  headers?: Record<string, string>;
}

const tryOut = async ({ ip = elsewhere(), body = {}, headers = {} }: Trial = {}) => {
  const { status, body: reply } = await call(METHOD, PATH, {
    body: { os: 'Linux', platform: 'W', version: 3, adult: true, ...body },
    headers: { 'x-forwarded-for': ip, ...headers },
  });
  const { token = '' } = (reply.value ?? {}) as { token?: string };
  return { status, code: reply.code, token };
};

const ask = async (name: keyof typeof PATHS, token?: string) => {
  const [method, path] = PATHS[name];
  const { status, body } = await call(method, path.replace(':id', '1'), {
    ...(token === undefined ? {} : { token }),
    ...(method === 'GET' ? {} : { body: {} }),
  });
  return { status, code: body.code, value: body.value as unknown };
};

test('ACCESS-013 ACCESS-107 free play is there while its flag is on', async () => {
  expect(await tryOut()).toMatchObject({ status: 200, code: 'ok' });
  await setFlag(false);
  expect(await tryOut()).toMatchObject({ status: 403, code: 'not_enabled', token: '' });
  await setFlag(true);
});

test('ACCESS-014 ACCESS-023 a free play opens a fresh account of type 4 under a drawn name', async () => {
  const [one, other] = [await tryOut(), await tryOut()];
  const { value } = await ask('readMember', one.token);
  expect(value).toMatchObject({ type: 4, account: expect.stringMatching(/^trial[0-9a-z]{10}$/) });
  expect((await ask('readMember', other.token)).value).not.toEqual(value);
});

test('the age is told before free play', async () => {
  expect(await tryOut({ body: { adult: false } })).toMatchObject({ status: 400, code: 'age_not_confirmed' });
  expect(await tryOut({ body: { adult: undefined } })).toMatchObject({ code: 'age_not_confirmed' });
  expect(await tryOut({ body: { version: 2 } })).toMatchObject({ code: 'bad_request' });
});

test('ACCESS-014 a header beside the call has to be sealed for the operator, if it comes at all', async () => {
  const key = await publishedKey(ctx);
  const header = seal(
    key,
    JSON.stringify({
      iat: clock.now().getTime() / 1000,
      jti: randomUUID(),
      body: { os: 'Linux', ts: clock.now().getTime() },
    }),
  );
  expect(await tryOut({ headers: { 'x-encrypted': header } })).toMatchObject({ code: 'ok' });
  const failed = { status: 400, code: 'encryption_failed' };
  for (const broken of [header, '', 'x', `${header}x`, 'a.b.c.d.e'])
    expect(await tryOut({ headers: { 'x-encrypted': broken } })).toMatchObject(failed);
});

test('a place opens ten trials an hour, also of many at once', async () => {
  const ip = elsewhere();
  const all = await Promise.all(Array.from({ length: 14 }, () => tryOut({ ip })));
  expect(all.filter(({ code }) => code === 'ok')).toHaveLength(10);
  expect(await tryOut({ ip })).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(await tryOut()).toMatchObject({ code: 'ok' });
  clock.advance(HOUR);
  expect(await tryOut({ ip })).toMatchObject({ code: 'ok' });
});

test('a trial lives for two hours, however busy it is', async () => {
  const { token } = await tryOut();
  for (let quarters = 0; quarters < 8; quarters += 1) {
    expect((await ask('readMember', token)).status).toBe(200);
    clock.advance(15 * MINUTE);
  }
  expect(await ask('readMember', token)).toMatchObject({ status: 401, code: 'not_logged_in' });
});

test('no password opens a trial account, and its wallet is empty', async () => {
  const { token } = await tryOut();
  const { account } = (await ask('readMember', token)).value as { account: string };
  const login = await call('POST', PATHS.logIn[1], { body: { username: account, password: 'x'.repeat(12) } });
  expect(login.body.code).toBe('wrong_credentials');
  expect((await ask('readBalance', token)).value).toMatchObject({ sumBalance: '0.00', available: '0.00' });
});

const guarded = (guard: string) => Object.values(ROUTES).filter((route) => route.guard === guard);

test('ACCESS-109 every call for real accounts warns a trial and does not know a visitor', async () => {
  const { token } = await tryOut();
  const calls = guarded('player');
  expect(calls.length).toBeGreaterThan(10);
  for (const { name } of calls) {
    expect([name, await ask(name, token)]).toMatchObject([
      name,
      { status: 403, code: 'in_need_true_account' },
    ]);
    expect([name, await ask(name)]).toMatchObject([name, { status: 401, code: 'not_logged_in' }]);
  }
});

test('ACCESS-105 every call for agents is refused to a member and a visitor, and warns a trial', async () => {
  const passwordHash = hashCheaply('long enough 1');
  await transaction(db, (tx) => createAccount(tx, { name: 'nobody1', type: 0, passwordHash, demo: false }));
  const login = await call('POST', PATHS.logIn[1], {
    body: { username: 'nobody1', password: 'long enough 1' },
  });
  const { token } = login.body.value as { token: string };
  const trial = await tryOut();
  const guards = openGuards(ctx);
  const ip = elsewhere();
  await expect(guards.agent({ token, ip })).rejects.toMatchObject({ code: 'not_an_agent' });
  await expect(guards.agent({ token: null, ip })).rejects.toMatchObject({ code: 'not_logged_in' });
  const calls = guarded('agent');
  expect(calls.length).toBeGreaterThan(1);
  for (const { name } of calls) {
    expect([name, await ask(name, trial.token)]).toMatchObject([
      name,
      { status: 403, code: 'in_need_true_account' },
    ]);
    expect([name, await ask(name, token)]).toMatchObject([name, { status: 403, code: 'not_an_agent' }]);
    expect([name, await ask(name)]).toMatchObject([name, { status: 401, code: 'not_logged_in' }]);
  }
});
