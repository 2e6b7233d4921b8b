import { transaction } from '@hintha/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  givenAccount,
  givenFlag,
  givenSessionsHeld,
  readLastSent,
  readOutbox,
  readSessions,
  untilWaiting,
} from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import type { AppEvent } from '../../../app-event.ts';
import { createAccount } from '../accounts/create-account.ts';
import { completeLogin } from '../authenticate/complete-login.ts';
import { PASSWORD_IN_ORDER } from '../passwords/check-password.ts';
import { passwordDigest } from '../passwords/hash-password.ts';
import { setPassword } from '../contacts/contact-store.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const DEFAULT = 'welcome to hintha';
const { ctx, clock, call, http } = testContext(db, { DEFAULT_PASSWORD: DEFAULT });
const DAY = 24 * 60 * 60_000;
const OLD = 'long enough 1';
const NEW = 'long enough 2';
const ORIGIN = { ip: '127.0.0.1', userAgent: 'test', device: 'test' };

const listeners = new Set<(event: AppEvent) => void>();
ctx.events = {
  publish: (event) => listeners.forEach((listener) => listener(event)),
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: async () => undefined,
};

beforeEach(() => clock.advance(DAY));
afterEach(() => void vi.useRealTimers());

const open = async (name: string, { password = OLD, mustChange = false } = {}) => {
  const stored = hashCheaply(password);
  const id = await transaction(db, (tx) =>
    createAccount(tx, { name, type: 0, passwordHash: stored, demo: false, mustChange }),
  );
  return { id, stored };
};

const authenticate = async (username: string, password = OLD): Promise<{ code: string; token: string }> => {
  const { body } = await call('POST', '/wps/session/login', { body: { username, password } });
  return { code: body.code, token: (body.value as { token?: string } | null)?.token ?? '' };
};

const change = (token: string, changed: object = {}) =>
  call('POST', '/wps/member/password', {
    token,
    body: { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW, ...changed },
  });

const read = async (path: string, token: string) => (await call('GET', path, { token })).body.code;
const setFlag = (code: string, enabled: boolean) => givenFlag(db, code, enabled);

test('a login by the old password at the moment of a change opens nothing that lives', async () => {
  await open('racer');
  for (let round = 0; round < 6; round += 1) {
    const [before, after] = round % 2 === 0 ? [OLD, NEW] : [NEW, OLD];
    clock.advance(DAY);
    const { token } = await authenticate('racer', before);
    const [changed, ...raced] = await Promise.all([
      change(token, { oldPassword: before, newPassword: after, confirmNewPassword: after }),
      authenticate('racer', before),
      authenticate('racer', before),
    ]);
    expect(changed.status).toBe(200);
    for (const { token: other } of raced) expect(await read('/wps/member/info', other)).toBe('not_logged_in');
    expect(await read('/wps/member/info', token)).toBe('ok');
  }
});

test('an authentication from before a password change waits for the change and is refused', async () => {
  const { id, stored } = await open('waiter');
  const authenticated = {
    firstFactor: 'password' as const,
    accountId: id,
    passwordDigest: passwordDigest(stored),
    passwordStatus: PASSWORD_IN_ORDER,
    remember: null,
  };
  const [changing, toCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changed = transaction(db, async (tx) => {
    await setPassword(tx, id, 'another', clock.now());
    changing.resolve();
    await toCommit.promise;
  });
  await changing.promise;
  const login = completeLogin(ctx, authenticated, ORIGIN).catch((error: Error) => error.message);
  await untilWaiting(db);
  toCommit.resolve();
  await changed;
  expect(await login).toBe('wrong_credentials');
  expect(await readSessions(db, id)).toEqual([]);
});

test('an account that was locked since its authentication gets no session', async () => {
  const { id, stored } = await open('lockedin');
  await givenAccount(db, id, { status: 'locked' });
  const authenticated = {
    firstFactor: 'password' as const,
    accountId: id,
    passwordDigest: passwordDigest(stored),
    passwordStatus: PASSWORD_IN_ORDER,
    remember: null,
  };
  await expect(completeLogin(ctx, authenticated, ORIGIN)).rejects.toThrow('wrong_credentials');
});

test('ACCESS-009 the default password opens a session that reaches no money until it is changed', async () => {
  await open('defaulted', { password: DEFAULT });
  const { token } = await authenticate('defaulted', DEFAULT);
  expect(await read('/wps/member/info', token)).toBe('ok');
  expect(await read('/wps/records/bets', token)).toBe('password_change_needed');
  expect((await call('POST', '/wps/game/launchGame', { token, body: {} })).body.code).toBe(
    'password_change_needed',
  );
  expect((await change(token, { oldPassword: DEFAULT })).status).toBe(200);
  expect(await read('/wps/records/bets', token)).toBe('ok');
});

test('ACCESS-006 a password that somebody else chose holds the session until its owner has chosen one', async () => {
  await open('bestowed', { mustChange: true });
  const { token } = await authenticate('bestowed');
  expect(await read('/wps/records/bets', token)).toBe('password_change_needed');
  expect((await change(token)).status).toBe(200);
  expect(await read('/wps/records/bets', token)).toBe('ok');
  expect(await read('/wps/records/bets', (await authenticate('bestowed', NEW)).token)).toBe('ok');
});

test('ACCESS-007 an expired password holds the session while the flag is on, and not while it is off', async () => {
  await open('expired');
  await givenAccount(db, 'expired', { passwordSetAt: new Date(clock.now().getTime() - 91 * DAY) });
  const free = await authenticate('expired');
  expect(await read('/wps/records/bets', free.token)).toBe('ok');
  await setFlag('PWDEXPFORCECHANGE3', true);
  const held = await authenticate('expired');
  expect(await read('/wps/records/bets', held.token)).toBe('password_change_needed');
  expect((await call('DELETE', '/wps/session/logout', { token: held.token })).body.code).toBe('ok');
  await setFlag('PWDEXPFORCECHANGE3', false);
});

test('a registration with the default password is held as well', async () => {
  const body = {
    username: 'selfmade',
    password: DEFAULT,
    confirmPassword: DEFAULT,
    ageAndTermsAccepted: true,
  };
  const { body: reply } = await call('PUT', '/wps/member/register', { body });
  const { token } = reply.value as { token: string };
  expect(await read('/wps/records/bets', token)).toBe('password_change_needed');
});

test('ACCESS-091 with its flag on, a change of password asks for a code of the phone', async () => {
  const { id } = await open('coded');
  const { token } = await authenticate('coded');
  await givenAccount(db, id, { mobile: '959770000200' });
  await setFlag('CHNGPASSVERIF3', true);
  expect((await change(token)).body.code).toBe('code_missing');
  const sent = await call('POST', '/wps/member/security/code', { token, body: { method: 'sms' } });
  expect(sent.status).toBe(200);
  const code = await readLastSent(db, '959770000200');
  const verificationCode = /\d{6}/.exec(code?.text ?? '')?.[0];
  expect((await change(token, { verificationCode: '000000' })).body.code).toBe('code_wrong');
  expect((await change(token, { verificationCode })).body.code).toBe('ok');
  await open('uncoded');
  expect((await change((await authenticate('uncoded')).token)).body.code).toBe('ok');
  await setFlag('CHNGPASSVERIF3', false);
});

test('a login that is held until its password is changed needs no code for the change', async () => {
  const { id } = await open('owing');
  const { token } = await authenticate('owing');
  await givenAccount(db, id, { mobile: '959770000201' });
  await setFlag('CHNGPASSVERIF3', true);
  expect((await change(token)).body.code).toBe('code_missing');
  await givenSessionsHeld(db, id);
  expect((await change(token)).body.code).toBe('ok');
  await setFlag('CHNGPASSVERIF3', false);
});

test('a changed password is told to the owner in the language it chose, where it can be reached', async () => {
  const { id } = await open('told');
  await givenAccount(db, id, { email: 'told@example.org', language: 'en' });
  await change((await authenticate('told')).token);
  expect(await readOutbox(db, { recipient: 'told@example.org' })).toMatchObject([
    { channel: 'mail', template: 'newPlaceNotice' },
    { channel: 'mail', template: 'passwordNotice', subject: 'Your password was changed' },
  ]);
});

/** The stream of a session: resolves with all it told once the server has closed it. */
const listen = async (token: string): Promise<string> => {
  const reply = await (
    await http()
  ).inject({ method: 'GET', url: '/wps/events', headers: { authorization: `Bearer ${token}` } });
  return reply.payload;
};

const untilListening = async (count: number): Promise<void> => {
  await vi.waitFor(() => expect(listeners.size).toBe(count));
};

test('a changed password refuses the other tokens and closes their open streams', async () => {
  await open('streamed');
  const [mine, other] = [await authenticate('streamed'), await authenticate('streamed')];
  const stream = listen(other.token);
  await untilListening(1);
  await change(mine.token);
  expect(await stream).toContain('"type":"session-ended","reason":"password-changed"');
  expect(await read('/wps/member/info', other.token)).toBe('not_logged_in');
  await untilListening(0);
});

test('an account that is locked behind the back of this process loses its calls at once, its stream within half a minute', async () => {
  const { id } = await open('shutout');
  const { token } = await authenticate('shutout');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let closed = false;
  const stream = listen(token).then(() => (closed = true));
  await untilListening(1);
  await vi.advanceTimersByTimeAsync(30_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(closed).toBe(false);
  await givenAccount(db, id, { status: 'locked' });
  expect(await read('/wps/member/info', token)).toBe('not_logged_in');
  await vi.advanceTimersByTimeAsync(30_000);
  await stream;
});
