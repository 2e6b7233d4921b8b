import { beforeEach, expect, test } from 'vitest';
import { readAudit, readStored } from '../../../../../../tools/scenario/index.ts';
import {
  codeOf,
  type Colleague,
  STAFF_PASSWORD,
  testConsole,
} from '../../../../../../tools/console/test-console.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { createAdministrator, resetStaff } from '../administer-staff.ts';
import { findKeysByName } from '../store.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock, call: callSite } = testContext(db);
const { call, enterFirst, hire } = testConsole(ctx);
const MINUTE = 60_000;

// The tries of one test are none of the next.
beforeEach(() => clock.advance(16 * MINUTE));

const begin = (name: string, password = STAFF_PASSWORD) =>
  call('POST', '/console/session', { body: { name, password } });

const show = (token: string, code: string, newPassword = '') =>
  call('POST', '/console/session/code', { token, body: { code, newPassword } });

const logIn = (password: string, more: object = {}) =>
  callSite('POST', '/wps/session/login', { body: { username: 'Wrong-Door', password, ...more } });

const signIn = async ({ name, secret }: Pick<Colleague, 'name' | 'secret'>) => {
  const { body } = await begin(name);
  const { token } = body.value as { token: string };
  return show(token, codeOf(secret, clock.now()));
};

const hireOnce = async (name: string) => {
  if ((await findKeysByName(db, name)) === undefined) await hire(name);
};

const tokenOf = (answer: { body: { value: never } }) => (answer.body.value as { token: string }).token;

const readMe = (token: string) => call('GET', '/console/session', { token });

const actsAbout = async (id: string) => {
  const entries = await readAudit(db, { subject: `staff:${id}` });
  return entries.map(({ action, details: { code } }) => [action, code].filter(Boolean).join(' '));
};

test('the first administrators are made from the command line, two of them and no more', async () => {
  const password = await createAdministrator(ctx, 'mya');
  await createAdministrator(ctx, 'thiri');
  await expect(createAdministrator(ctx, 'third')).rejects.toThrow('two administrators');
  const { token } = await enterFirst('mya', password);
  expect((await readMe(token)).body.value).toMatchObject({
    name: 'mya',
    roles: ['administrator'],
    complete: true,
  });
});

test('the first sign-in sets up an authenticator and chooses another password', async () => {
  const { id } = await hire('first', 'support');
  expect((await begin('first', 'told once at the start')).body.code).toBe('wrong_credentials');
  expect((await begin('FIRST')).body.value).toMatchObject({ hasAuthenticator: true });
  expect(await actsAbout(id)).toEqual([
    'session.begin',
    'session.complete',
    'session.refuse wrong_credentials',
    'session.begin',
  ]);
});

test.each(['', 'too short', 'my-Choosy-name'])(
  'the first sign-in takes no password like "%s"',
  async (chosen) => {
    await hireOnce('choosy');
    const token = tokenOf(await begin('choosy', await resetStaff(ctx, 'choosy')));
    const prepared = await call('POST', '/console/session/authenticator', { token });
    const { secret } = prepared.body.value as { secret: string };
    const answer = await show(token, codeOf(secret, clock.now()), chosen);
    expect(answer.body.code).toBe('password_too_common');
  },
);

test('a code counts once, and the one before it no more', async () => {
  const colleague = await hire('codes', 'risk');
  expect((await signIn(colleague)).body.code).toBe('code_wrong');
  clock.advance(30_000);
  expect((await signIn(colleague)).status).toBe(200);
  expect((await signIn(colleague)).body.code).toBe('code_wrong');
});

test('the same code shown twice at once opens one session', async () => {
  const { name, secret } = await hire('at-once', 'risk');
  clock.advance(30_000);
  const tokens = await Promise.all([begin(name), begin(name), begin(name)]);
  const code = codeOf(secret, clock.now());
  const answers = await Promise.all(tokens.map((answer) => show(tokenOf(answer), code)));
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['code_wrong', 'code_wrong', 'ok']);
});

test('an authenticator that counts is not drawn anew by whoever knows the password', async () => {
  await hire('drawn', 'risk');
  const token = tokenOf(await begin('drawn'));
  const { body } = await call('POST', '/console/session/authenticator', { token });
  expect(body.code).toBe('authenticator_present');
});

test('five wrong codes and no more are looked at for a while', async () => {
  const { id, name, secret } = await hire('guessed', 'risk');
  const token = tokenOf(await begin(name));
  const codes: string[] = [];
  for (let time = 0; time < 6; time += 1) codes.push((await show(token, '000000')).body.code);
  expect(codes).toEqual([...Array<string>(5).fill('code_wrong'), 'too_many_requests']);
  await show(token, '000000');
  expect((await actsAbout(id)).slice(-6)).toEqual([
    ...Array<string>(5).fill('session.refuse code_wrong'),
    'session.refuse too_many_requests',
  ]);
  clock.advance(6 * MINUTE);
  expect((await signIn({ name, secret })).status).toBe(200);
});

test('a session ends a quarter of an hour after its last call', async () => {
  const { token } = await hire('idle', 'risk');
  clock.advance(14 * MINUTE);
  expect((await readMe(token)).status).toBe(200);
  clock.advance(14 * MINUTE);
  expect((await readMe(token)).status).toBe(200);
  clock.advance(15 * MINUTE);
  expect((await readMe(token)).status).toBe(401);
});

test('a session ends eight hours after it was opened, however busy', async () => {
  const { token } = await hire('busy', 'risk');
  for (let quarter = 0; quarter < 34; quarter += 1) {
    clock.advance(14 * MINUTE);
    expect((await readMe(token)).status).toBe(200);
  }
  clock.advance(5 * MINUTE);
  expect((await readMe(token)).status).toBe(401);
});

test('signing out ends the session and is written down', async () => {
  const { id, token } = await hire('leaver', 'risk');
  expect((await call('DELETE', '/console/session', { token })).status).toBe(200);
  expect((await readMe(token)).status).toBe(401);
  expect((await actsAbout(id)).at(-1)).toBe('session.end');
});

test('a session that waits for a code does not wait for long', async () => {
  await hire('slow', 'risk');
  const token = tokenOf(await begin('slow'));
  clock.advance(5 * MINUTE);
  expect((await readMe(token)).status).toBe(401);
});

test('a lock ends the sessions at once and lets nobody in', async () => {
  const { id, name, token } = await hire('lockable', 'support');
  const security = await hire('guard', 'security');
  const lock = await call('POST', `/console/staff/${id}/lock`, {
    token: security.token,
    body: { reason: 'lost the laptop' },
  });
  expect(lock.status).toBe(200);
  expect((await readMe(token)).status).toBe(401);
  expect((await begin(name)).body.code).toBe('account_locked');
  expect((await actsAbout(id)).slice(-2)).toEqual(['staff.lock', 'session.refuse account_locked']);
});

test('who lost the authenticator begins anew by the command line alone', async () => {
  const { token } = await hire('lost', 'risk');
  const password = await resetStaff(ctx, 'LOST');
  expect((await readMe(token)).status).toBe(401);
  expect((await enterFirst('lost', password)).token).not.toBe('');
});

test('what is kept of a token and a secret opens nothing', async () => {
  const { token, secret } = await hire('kept', 'risk');
  for (const table of ['staff_session', 'staff_account', 'audit_entry']) {
    const stored = (await readStored(db, table)).join(' ');
    expect(stored).not.toBe('');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(secret);
  }
});

test('ACCESS-111 ERRORS-006 staff is told at the login of the members that it is none of them', async () => {
  await hire('wrong-door', 'support');
  expect(await logIn(STAFF_PASSWORD)).toMatchObject({ status: 403, body: { code: 'non_member' } });
  expect((await logIn(STAFF_PASSWORD, { side: 'AGENT' })).body.code).toBe('non_agent');
  expect((await logIn('some other one')).body.code).toBe('wrong_credentials');
});
