import { transaction } from '@hintha/platform';
import { beforeEach, expect, test } from 'vitest';
import {
  countOpenCodes,
  givenAccount,
  givenProfile,
  readOutbox,
  readStored,
} from '../../../../../../tools/scenario/index.ts';
import { openMailBox } from '../../../../../../tools/mail-box/open-mail-box.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { createAccount } from '../accounts/create-account.ts';
import { findAccount } from '../accounts/find-accounts.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const SITE = 'https://play.example.org/my';
const { ctx, clock, published, call, http } = testContext(db, {
  PUBLIC_URL: `${SITE}/`,
  TRUSTED_PROXIES: '127.0.0.1',
});
const MINUTE = 60_000;
const OLD = 'long enough 1';
const NEW = 'long enough 2';

/** Opens an account, with the mail address that it told of itself or none. */
const open = async (name: string, email = ''): Promise<bigint> => {
  const passwordHash = hashCheaply(OLD);
  const id = await transaction(db, (tx) => createAccount(tx, { name, type: 0, passwordHash, demo: false }));
  if (email !== '') await givenProfile(db, id, { email });
  return id;
};

const ask = (username: string, email: string, ip = '203.0.113.1') =>
  call('POST', '/wps/member/password/email', {
    body: { username, email },
    headers: { 'x-forwarded-for': ip, language: 'EN' },
  });

const set = (resetToken: string, newPassword = NEW, confirmNewPassword = newPassword) =>
  call('POST', '/wps/member/password/reset', { body: { resetToken, newPassword, confirmNewPassword } });

const authenticate = (username: string, password: string) =>
  call('POST', '/wps/session/login', { body: { username, password } });

const isIn = async (token: string) => (await call('GET', '/wps/member/info', { token })).status === 200;

const lettersTo = (recipient: string, template = 'passwordLink') => readOutbox(db, { recipient, template });

const tokenIn = (text = ''): string => /resetToken=([\w-]+)/.exec(text)?.[1] ?? '';
const lastToken = async (recipient: string): Promise<string> =>
  tokenIn((await lettersTo(recipient)).at(-1)?.text);

/** Asks for a link and answers its token. */
const link = async (username: string, email: string): Promise<string> => {
  expect((await ask(username, email)).body.code).toBe('ok');
  return lastToken(email);
};

beforeEach(() => clock.advance(61 * MINUTE));

test('ACCESS-067 name and mail address of one account bring a link to the site, whatever the caller called it', async () => {
  await open('mailed', 'Mailed@Example.org');
  const { status } = await call('POST', '/wps/member/password/email', {
    body: { username: ' MAILED ', email: ' mailed@example.ORG ' },
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  expect(status).toBe(200);
  const [letter] = await lettersTo('mailed@example.org');
  expect(letter?.text).toContain(`${SITE}/?resetToken=`);
  expect(letter?.text).not.toContain('evil');
  expect(Buffer.from(tokenIn(letter?.text), 'base64url')).toHaveLength(32);
});

const postForm = async (url: string, payload: string) => {
  const reply = await (
    await http()
  ).inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });
  return { status: reply.statusCode, code: reply.json<{ code: string }>().code };
};

test('ACCESS-067 the call takes a form', async () => {
  await open('formed', 'formed@example.org');
  const url = '/wps/member/password/email';
  expect(await postForm(url, 'username=formed&email=formed%40example.org')).toEqual({
    status: 200,
    code: 'ok',
  });
  expect(await lettersTo('formed@example.org')).toHaveLength(1);
  expect((await postForm(url, '__proto__[username]=formed&email=formed%40example.org')).code).toBe(
    'not_empty',
  );
  expect((await postForm(url, 'username=a&username=b&email=x%40y.z')).code).toBe('bad_request');
  expect((await postForm(url, `username=${'a'.repeat(70_000)}`)).status).toBe(413);
});

test.each(['/wps/session/login', '/wps/member/password/reset', '/wps/member/password/verification'])(
  'a form of another site cannot call %s',
  async (url) => {
    expect(await postForm(url, 'username=a&password=b')).toEqual({ status: 415, code: 'unsupported_media' });
  },
);

test.each([
  ['', 'a@example.org', 'not_empty'],
  ['  ', 'a@example.org', 'not_empty'],
  ['somebody', '', 'not_empty'],
  ['somebody', 'a@b', 'email_invalid'],
  ['somebody', 'a b@example.org', 'email_invalid'],
  ['somebody', 'a@example.org,b@example.org', 'email_invalid'],
  ['somebody', 'a@example.org\r\nBcc: b@example.org', 'bad_request'],
])('ACCESS-066 the name %j with the mail address %j is %s', async (username, email, code) => {
  expect(await ask(username, email)).toMatchObject({ status: 400, body: { code } });
});

test('ERRORS-004 an unknown name, a wrong address and an account without one are told alike', async () => {
  await open('mine', 'mine@example.org');
  await open('blank');
  const answers = [
    await ask('nobody', 'mine@example.org'),
    await ask('mine', 'theirs@example.org'),
    await ask('blank', 'mine@example.org'),
  ];
  expect(answers[0]).toMatchObject({
    status: 404,
    body: { code: 'name_or_email_unknown', message: 'That username or email does not exist.', value: null },
  });
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
  expect(await lettersTo('mine@example.org')).toHaveLength(0);
});

/** Writes down what the database is asked while the use case runs. */
const questionsOf = async (action: () => Promise<unknown>): Promise<string[]> => {
  const asked: string[] = [];
  const seen = new Map<Asking, Asking['query']>();
  const listen = (client: unknown): void => {
    const asking = client as Asking;
    if (seen.has(asking)) return;
    const { query } = asking;
    seen.set(asking, query);
    asking.query = (...order) => {
      const [first] = order;
      asked.push(typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''));
      return query.apply(asking, order);
    };
  };
  db.pool.on('acquire', listen);
  await action();
  db.pool.off('acquire', listen);
  for (const [client, query] of seen) client.query = query;
  return asked;
};

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[list.length / 2] ?? 0;

interface Asking {
  query: (...order: unknown[]) => unknown;
}

test('ERRORS-004 an unknown name and a wrong address take the same questions and the same time', async () => {
  await open('counted', 'counted@example.org');
  // What the site remembers of its settings is asked for once.
  await ask('nobody', 'counted@example.org');
  const unknown = await questionsOf(() => ask('nobody', 'counted@example.org', '203.0.113.7'));
  const wrong = await questionsOf(() => ask('counted', 'other@example.org', '203.0.113.8'));
  expect(unknown.length).toBeGreaterThan(5);
  expect(wrong).toEqual(unknown);
  const times = { nobody: [] as number[], counted: [] as number[] };
  for (let n = 0; n < 100; n += 1) {
    for (const name of ['nobody', 'counted'] as const) {
      const start = performance.now();
      await ask(name, 'other@example.org', `198.51.${name.length}.${n}`);
      times[name].push(performance.now() - start);
    }
  }
  const [a, b] = [median(times.nobody), median(times.counted)];
  expect(Math.max(a, b) / Math.min(a, b)).toBeLessThan(2);
});

test('a place may ask ten times an hour, with right and wrong pairs together', async () => {
  await open('placed', 'placed@example.org');
  for (let n = 0; n < 9; n += 1) await ask('nobody', 'x@example.org', '203.0.113.9');
  expect((await ask('placed', 'placed@example.org', '203.0.113.9')).status).toBe(200);
  expect(await ask('placed', 'placed@example.org', '203.0.113.9')).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  });
  expect((await ask('placed', 'placed@example.org', '203.0.113.10')).status).toBe(200);
  clock.advance(61 * MINUTE);
  expect((await ask('nobody', 'x@example.org', '203.0.113.9')).status).toBe(404);
});

test('an account gets three mails an hour, and the fourth asker is answered all the same', async () => {
  await open('flooded', 'flooded@example.org');
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => ask('flooded', 'flooded@example.org', `203.0.113.${20 + n}`)),
  );
  for (const { status } of answers) expect(status).toBe(200);
  expect(await lettersTo('flooded@example.org')).toHaveLength(3);
  const last = await lastToken('flooded@example.org');
  await ask('flooded', 'flooded@example.org', '203.0.113.30');
  expect((await set(last)).status).toBe(200);
});

test('the token is kept nowhere but in the letter', async () => {
  await open('hashed', 'hashed@example.org');
  const token = await link('hashed', 'hashed@example.org');
  const rows = await readStored(db, 'identity_reset_link');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => row.includes(token))).toEqual([]);
});

test('ACCESS-068 a link sets the password once, ends every session, opens none and holds withdrawals', async () => {
  await open('resetting', 'resetting@example.org');
  const token = (await authenticate('resetting', OLD)).body.value as { token: string };
  const reset = await link('resetting', 'resetting@example.org');
  expect(await set(reset)).toMatchObject({ status: 200, body: { code: 'ok', value: {} } });
  expect(await isIn(token.token)).toBe(false);
  expect(published).toContainEqual(
    expect.objectContaining({ type: 'session-ended', reason: 'password-changed' }),
  );
  expect((await authenticate('resetting', OLD)).body.code).toBe('wrong_credentials');
  const again = (await authenticate('resetting', NEW)).body.value as { token: string };
  const security = await call('GET', '/wps/member/security', { token: again.token });
  expect(security.body.value).toMatchObject({
    withdrawalsHeldUntil: clock.now().getTime() + 24 * 60 * MINUTE,
  });
  expect((await set(reset, 'long enough 3')).body.code).toBe('link_expired');
});

test('of two that use a link at once one sets the password', async () => {
  await open('raced', 'raced@example.org');
  const token = await link('raced', 'raced@example.org');
  const answers = await Promise.all([set(token), set(token, 'long enough 3'), set(token, 'long enough 4')]);
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['link_expired', 'link_expired', 'ok']);
});

test('a link is dead after half an hour', async () => {
  await open('late', 'late@example.org');
  const token = await link('late', 'late@example.org');
  clock.advance(30 * MINUTE);
  expect((await set(token)).body.code).toBe('link_expired');
  const next = await link('late', 'late@example.org');
  clock.advance(30 * MINUTE - 1);
  expect((await set(next)).body.code).toBe('ok');
});

test('only the newest link of an account lives', async () => {
  await open('newest', 'newest@example.org');
  const [first, second] = [
    await link('newest', 'newest@example.org'),
    await link('newest', 'newest@example.org'),
  ];
  expect((await set(first)).body.code).toBe('link_expired');
  expect((await set(second)).body.code).toBe('ok');
});

test('a link dies with a change of the password by any other way', async () => {
  await open('changed', 'changed@example.org');
  const { token } = (await authenticate('changed', OLD)).body.value as { token: string };
  const reset = await link('changed', 'changed@example.org');
  await call('POST', '/wps/member/password', {
    token,
    body: { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW },
  });
  expect((await set(reset, 'long enough 3')).body.code).toBe('link_expired');
  expect(await isIn(token)).toBe(true);
});

test('a link does not open a locked account', async () => {
  const id = await open('locked', 'locked@example.org');
  const token = await link('locked', 'locked@example.org');
  await givenAccount(db, id, { status: 'locked' });
  expect(await set(token)).toMatchObject({ status: 403, body: { code: 'account_locked' } });
  expect(await findAccount(db, 'locked')).toMatchObject({ id, locked: true });
});

test.each([
  ['an empty password', '', '', 'not_empty'],
  ['one of seven', '1234abc', '1234abc', 'bad_request'],
  ['a common one', 'Password1', 'Password1', 'password_too_common'],
  ['two that differ', NEW, OLD, 'inconsistent_twice'],
])('ACCESS-068 a link does not set %s and lives on', async (title, password, again, code) => {
  const name = title.replaceAll(' ', '');
  await open(name, `${name}@example.org`);
  const token = await link(name, `${name}@example.org`);
  expect((await set(token, password, again)).body.code).toBe(code);
  expect((await set(token)).body.code).toBe('ok');
});

test.each(['', 'x', '\u0001', 'A'.repeat(43), 'A'.repeat(128)])(
  'the token %j opens nothing',
  async (token) => {
    expect(await set(token)).toMatchObject({ status: 400, body: { code: 'link_expired' } });
  },
);

test('the address that was proven stands for the account, and the one that was told no longer does', async () => {
  const id = await open('proven', 'told@example.org');
  await givenAccount(db, id, { email: 'proven@example.org' });
  expect((await ask('proven', 'told@example.org')).body.code).toBe('name_or_email_unknown');
  const token = await link('proven', 'Proven@example.org'.toLowerCase());
  expect((await set(token)).body.code).toBe('ok');
  expect(await lettersTo('proven@example.org', 'passwordNotice')).toHaveLength(1);
});

test('a new password ends the codes that were on their way to the account', async () => {
  const id = await open('coded', 'coded@example.org');
  await givenAccount(db, id, { mobile: '959777000001' });
  await call('POST', '/wps/verification/sms/noLogin', {
    body: { countryDialingCode: '95', mobileNum: '09777000001', purpose: 'password' },
  });
  expect((await set(await link('coded', 'coded@example.org'))).body.code).toBe('ok');
  expect(await countOpenCodes(db, '959777000001')).toBe(0);
});

test('ACCESS-067 the link comes by mail', async () => {
  const box = await openMailBox(ctx);
  await open('posted', 'posted@example.org');
  await ask('posted', 'posted@example.org');
  const [letter] = await lettersTo('posted@example.org');
  await box.deliver(String(letter?.id));
  await box.close();
  expect(box.received).toMatchObject([{ to: ['posted@example.org'] }]);
  expect((await set(tokenIn(box.received[0]?.text))).body.code).toBe('ok');
});
