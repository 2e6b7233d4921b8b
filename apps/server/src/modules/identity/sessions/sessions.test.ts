import { openEvents, openLog, openMetrics, transaction } from '@hintha/platform';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { accountIdOf, givenLogin } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { openSite } from '../../../app.ts';
import type { AppEvent } from '../../../app-event.ts';
import { createAccount } from '../accounts/create-account.ts';
import { setSettings, usualOf } from '../../settings/index.ts';
import { sessionSettings } from '../settings.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const { ctx, clock, published, call } = testContext(db);
const MINUTE = 60_000;
const RIGHT = 'long enough 1';
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile Safari/537.36';

interface Session {
  id: string;
  device: string;
  ip: string;
  openedAt: number;
  current: boolean;
}

interface Logins {
  list: { id: string; at: number; outcome: string; device: string }[];
  next: string | null;
}

const open = async (name: string): Promise<void> => {
  const passwordHash = hashCheaply(RIGHT);
  await transaction(db, (tx) => createAccount(tx, { name, type: 0, passwordHash, demo: false }));
};

const authenticate = (username: string, password = RIGHT, userAgent = PHONE) =>
  call('POST', '/wps/session/login', {
    body: { username, password },
    headers: { 'user-agent': userAgent },
  });

const createSessionFor = async (username: string): Promise<string> => {
  const { token } = (await authenticate(username)).body.value as { token: string };
  return token;
};

const sessions = async (token: string): Promise<Session[]> =>
  (await call('GET', '/wps/member/sessions', { token })).body.value;

const logins = async (token: string, query = ''): Promise<Logins> =>
  (await call('GET', `/wps/member/signIns${query}`, { token })).body.value;

const end = (token: string, id: string) => call('DELETE', `/wps/member/sessions/${id}`, { token });

const isIn = async (token: string) => (await call('GET', '/wps/member/info', { token })).status === 200;

const otherOf = (list: Session[]): string => list.find(({ current }) => !current)?.id ?? '';

// What failed in one test shall not ask for a captcha in the next.
beforeEach(() => clock.advance(24 * 60 * MINUTE));

test('the list tells every living session of the account and marks the own one', async () => {
  await open('lister');
  await createSessionFor('lister');
  clock.advance(31 * MINUTE);
  const first = await createSessionFor('lister');
  const openedAt = clock.now().getTime();
  const second = await createSessionFor('lister');
  const list = await sessions(first);
  expect(list).toMatchObject([
    { device: 'Chrome, Android', ip: '127.0.0.1', openedAt, current: false },
    { device: 'Chrome, Android', current: true },
  ]);
  expect(await sessions(second)).toMatchObject([{ current: true }, { current: false }]);
});

test('how long a session lives can be changed, and the next call of one that is open knows', async () => {
  await open('settled');
  const { idleMinutes, lifeHours } = usualOf(sessionSettings);
  const token = await createSessionFor('settled');
  clock.advance((idleMinutes - 1) * MINUTE);
  expect(await isIn(token)).toBe(true);
  clock.advance((idleMinutes - 1) * MINUTE);
  await setSettings(db, sessionSettings, { idleMinutes: 10 });
  expect(await isIn(token)).toBe(false);
  await setSettings(db, sessionSettings, { idleMinutes, lifeHours: 1 });
  expect(await isIn(token)).toBe(true);
  clock.advance(2 * MINUTE);
  expect(await isIn(token)).toBe(false);
  await setSettings(db, sessionSettings, { lifeHours });
});

test('a clock that jumps an hour forward and back ends no session for good', async () => {
  await open('jumper');
  const token = await createSessionFor('jumper');
  clock.advance(60 * MINUTE);
  await isIn(token);
  const later = await createSessionFor('jumper');
  clock.advance(-60 * MINUTE);
  expect(await Promise.all([token, later].map(isIn))).toEqual([true, true]);
});

test('a session that is ended from another device is dead at once, and its pages are told', async () => {
  await open('owner');
  const [mine, other] = [await createSessionFor('owner'), await createSessionFor('owner')];
  const id = otherOf(await sessions(mine));
  expect((await end(mine, id)).status).toBe(200);
  expect(await isIn(other)).toBe(false);
  expect(await isIn(mine)).toBe(true);
  expect(published.at(-1)).toMatchObject({ type: 'session-ended', sessionId: id, reason: 'ended-by-owner' });
  expect((await end(mine, id)).body.code).toBe('not_found');
});

test('the session of another member does not exist for the caller', async () => {
  await open('victim');
  await open('thief');
  const [victim, thief] = [await createSessionFor('victim'), await createSessionFor('thief')];
  const [session] = await sessions(victim);
  expect((await end(thief, session?.id ?? '')).body.code).toBe('not_found');
  expect(await isIn(victim)).toBe(true);
});

test('ending the own session is a logout', async () => {
  await open('leaver');
  const token = await createSessionFor('leaver');
  const [session] = await sessions(token);
  expect((await end(token, session?.id ?? '')).status).toBe(200);
  expect(await isIn(token)).toBe(false);
  expect(published.at(-1)).toMatchObject({ type: 'session-ended', reason: 'logout' });
});

test('all other sessions are ended together', async () => {
  await open('sweeper');
  const [mine, ...others] = [
    await createSessionFor('sweeper'),
    await createSessionFor('sweeper'),
    await createSessionFor('sweeper'),
  ];
  expect((await call('DELETE', '/wps/member/sessions', { token: mine })).status).toBe(200);
  expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
  expect(await sessions(mine)).toMatchObject([{ current: true }]);
});

test.each(['0', '999999999999999999', '-1', '9'.repeat(19), '1%20or%201', '%00', 'x'.repeat(5000)])(
  'no id of a session makes the server fail: %s',
  async (id) => {
    const name = `odd${Math.abs(id.length * 7 + id.charCodeAt(0))}`;
    await open(name);
    const { status } = await end(await createSessionFor(name), id);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  },
);

test('a login tells when the one before was and how many have failed since', async () => {
  await open('noticed');
  expect((await authenticate('noticed')).body.value).toMatchObject({ previousLoginAt: null, failedSince: 0 });
  const before = clock.now().getTime();
  clock.advance(MINUTE);
  await authenticate('noticed', 'long enough 2');
  await authenticate('noticed', 'long enough 3');
  expect((await authenticate('noticed')).body.value).toMatchObject({
    previousLoginAt: before,
    failedSince: 2,
  });
  expect((await authenticate('noticed')).body.value).toMatchObject({
    previousLoginAt: clock.now().getTime(),
    failedSince: 0,
  });
});

test('the history tells twenty sign-ins at a time, newest first, and each once', async () => {
  await open('history');
  const token = await createSessionFor('history');
  const accountId = await accountIdOf(db, 'history');
  for (let times = 0; times < 40; times += 1)
    await givenLogin(db, { accountId, at: new Date(), outcome: 'failed' });
  const first = await logins(token);
  const second = await logins(token, `?before=${first.next}`);
  const third = await logins(token, `?before=${second.next}`);
  expect([first, second, third].map(({ list }) => list.length)).toEqual([20, 20, 1]);
  expect(third).toMatchObject({ next: null, list: [{ outcome: 'ok', device: 'Chrome, Android' }] });
  const ids = [first, second, third].flatMap(({ list }) => list.map(({ id }) => Number(id)));
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(new Set(ids).size).toBe(41);
});

test('the history holds nothing of other accounts, and no odd place in it makes the server fail', async () => {
  await open('private1');
  await open('private2');
  await authenticate('private1', 'long enough 2');
  await authenticate('nobody at all', 'long enough 2');
  const token = await createSessionFor('private2');
  expect((await logins(token)).list).toHaveLength(1);
  for (const before of ['x', '-1', '9'.repeat(30), '1;drop', '%00']) {
    const { status } = await call('GET', `/wps/member/signIns?before=${before}`, { token });
    expect(status).toBe(400);
  }
});

test('the event stream of a session that is ended elsewhere says so and closes', async () => {
  const events = openEvents<AppEvent>(db.pool, openLog('test', 'silent'));
  const site = await openSite({ ...ctx, events }, openMetrics());
  const address = await site.listen({ host: '127.0.0.1', port: 0 });
  try {
    await open('streamer');
    const [mine, other] = [await createSessionFor('streamer'), await createSessionFor('streamer')];
    const headers = { authorization: `Bearer ${mine}` };
    const stream = await fetch(`${address}/wps/events`, { headers: { authorization: `Bearer ${other}` } });
    await sleep(50);
    const ended = await fetch(`${address}/wps/member/sessions`, { method: 'DELETE', headers });
    expect(ended.status).toBe(200);
    // The text is whole only once the server has closed the stream.
    expect(await stream.text()).toContain('"type":"session-ended","reason":"ended-by-owner"');
  } finally {
    await site.close();
    await events.close();
  }
});
