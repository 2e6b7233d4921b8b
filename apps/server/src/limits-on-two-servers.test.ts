import { listen } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { givenFlag } from '../../../tools/scenario/index.ts';
import { openMember, PAYMENT_PASSWORD } from '../../../tools/payments/members.ts';
import { kyat, openTestChannel } from '../../../tools/payments/test-deposits.ts';
import { testConsole } from '../../../tools/console/test-console.ts';
import { testServers } from '../../../tools/servers/test-servers.ts';
import { solveCaptcha } from '../../../tools/test/solve-captcha.ts';
import { attemptSettings } from './modules/identity/settings.ts';
import { FORGOTTEN_MS } from './modules/identity/streams/open-stream-slot.ts';
import { setSettings, usualOf } from './modules/settings/index.ts';
import { supportSettings } from './modules/support/settings.ts';

const QUOTA = 4;
const { db, servers, advance } = testServers({
  TRUSTED_PROXIES: '127.0.0.1',
  SMS_DAILY_QUOTA: String(QUOTA),
});
const [one, other] = servers;
const consoles = [testConsole(one.ctx), testConsole(other.ctx)] as const;

beforeAll(async () => {
  await givenFlag(db, 'MOBILENUMREG3', true);
});

/** The codes of the answers to so many calls at once, which turn to the servers by turns. */
const atOnce = (
  count: number,
  act: (server: (typeof servers)[number], turn: number) => Promise<{ body: { code: string } }>,
): Promise<string[]> =>
  Promise.all(
    Array.from(
      { length: count },
      async (_, turn) => (await act(servers[turn % 2 === 0 ? 0 : 1], turn)).body.code,
    ),
  );

const countOf = (codes: readonly string[], code: string): number =>
  codes.filter((one) => one === code).length;

let places = 0;
const somewhere = (): string => `10.20.${Math.floor((places += 1) / 250)}.${places % 250}`;

test('the quota of short messages of a day is one for all servers', async () => {
  const codes = await atOnce(12, (server, turn) =>
    server.call('POST', '/wps/verification/sms/register', {
      body: { mobileNum: `0977${String(1_000_000 + turn)}`, countryDialingCode: '95', regType: 'MOBILE' },
      headers: { 'x-forwarded-for': somewhere() },
    }),
  );
  expect([countOf(codes, 'ok'), countOf(codes, 'code_quota_spent')]).toEqual([QUOTA, 12 - QUOTA]);
});

test('a captcha is answered once, at whichever server', async () => {
  advance(24 * 60 * 60_000);
  const ip = somewhere();
  const { captcha, cookie } = await solveCaptcha(one.ctx);
  const ask = (mobileNum: string, answered: object) => ({
    body: { mobileNum, countryDialingCode: '95', regType: 'MOBILE', ...answered },
    headers: { 'x-forwarded-for': ip, cookie },
  });
  const path = '/wps/verification/sms/register';
  // Two codes of a place need none.
  for (const number of ['09780000001', '09780000002']) await one.call('POST', path, ask(number, {}));
  const codes = await atOnce(6, (server, turn) =>
    server.call('POST', path, ask(`0979${String(1_000_000 + turn)}`, { captcha })),
  );
  expect([countOf(codes, 'ok'), countOf(codes, 'captcha_failed')]).toEqual([1, 5]);
});

test('the tries of a withdraw password are one count for all servers', async () => {
  const { token } = await openMember(one, 20_000_000n);
  const attempts = usualOf(attemptSettings).paymentPasswordAttempts;
  const convert = (paymentPassword: string) => ({
    token,
    body: { points: 1_000, paymentPassword, requestId: randomUUID() },
  });
  const codes = await atOnce(16, (server, turn) =>
    server.call('POST', '/wps/points/convert', convert(String(100_000 + turn))),
  );
  expect([countOf(codes, 'payment_password_wrong'), countOf(codes, 'too_many_requests')]).toEqual([
    attempts,
    16 - attempts,
  ]);
  const late = await atOnce(2, (server) =>
    server.call('POST', '/wps/points/convert', convert(PAYMENT_PASSWORD)),
  );
  expect(late).toEqual(['too_many_requests', 'too_many_requests']);
});

test('an open order a channel, and the orders of a day, are one count for all servers', async () => {
  const { token } = await openMember(one);
  await openTestChannel(db, { id: 'limits', type: 'MANUAL' });
  const codes = await atOnce(8, (server) =>
    server.call('POST', '/wps/deposits', {
      token,
      body: { methodId: 'limits', amount: kyat(5_000).toString().slice(0, -2), requestId: randomUUID() },
    }),
  );
  expect([countOf(codes, 'ok'), countOf(codes, 'deposit_open')]).toEqual([1, 7]);
});

const LIMIT = 5;

test('visitors of one network who come at once, each as somebody new, open no more cases than the network may', async () => {
  await setSettings(db, supportSettings, { casesPerNetwork: LIMIT });
  const ip = somewhere();
  const codes = await atOnce(16, (server) =>
    server.call('PUT', '/wps/feedback', {
      body: { type: 'other', content: 'where is my money', requestId: randomUUID() },
      headers: { 'x-forwarded-for': ip },
    }),
  );
  expect([countOf(codes, 'ok'), countOf(codes, 'too_many_requests')]).toEqual([LIMIT, 16 - LIMIT]);
});

/** A stream whose answer is kept: one that nobody holds any more is hung up when memory is cleaned up. */
const openStream = async (url: string, token: string) => {
  const end = new AbortController();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: end.signal });
  return { answer, status: answer.status, end };
};

const say = (server: (typeof servers)[number], headers: Record<string, string>) =>
  server.call('POST', '/wps/chat/lines', {
    body: { text: 'hello', name: 'Ko Ko', requestId: randomUUID() },
    headers,
  });

test('visitors of one network who come at once, each as somebody new, open no more chats than the network may', async () => {
  await setSettings(db, supportSettings, { chatsPerNetwork: LIMIT });
  const ip = somewhere();
  const codes = await atOnce(16, (server) => say(server, { 'x-forwarded-for': ip }));
  expect([countOf(codes, 'ok'), countOf(codes, 'too_many_requests')]).toEqual([LIMIT, 16 - LIMIT]);
});

test('the lines of a minute are one count for all servers', async () => {
  await setSettings(db, supportSettings, { linesPerMinute: LIMIT });
  const headers = { 'x-forwarded-for': somewhere() };
  const first = await say(one, headers);
  const [cookie = ''] = String(first.headers['set-cookie']).split(';');
  const codes = await atOnce(12, (server) => say(server, { ...headers, cookie }));
  expect([countOf(codes, 'ok'), countOf(codes, 'too_many_requests')]).toEqual([LIMIT - 1, 13 - LIMIT]);
});

test('a session has four event streams at once, whichever servers keep them, and the next when one has ended', async () => {
  const { token } = await openMember(one, 0n);
  const open = async (turn: number) =>
    openStream(`${await servers[turn % 2 === 0 ? 0 : 1].address()}/wps/events`, token);
  const streams = await Promise.all(Array.from({ length: 12 }, (_, turn) => open(turn)));
  const opened = streams.filter(({ status }) => status === 200);
  expect([opened.length, streams.filter(({ status }) => status === 429).length]).toEqual([4, 8]);
  opened[0]?.end.abort();
  await expect.poll(async () => (await open(1)).status).toBe(200);
  expect((await open(0)).status).toBe(429);
  // A server that was killed gives nothing back; its streams count for a minute and a quarter more.
  advance(FORGOTTEN_MS);
  expect((await open(0)).status).toBe(200);
});

test('a session of the staff has four event streams at once, whichever servers keep them', async () => {
  const addresses = await Promise.all(
    consoles.map(async ({ http }) => listen(await http(), '127.0.0.1', 0, 'PORT')),
  );
  const { token } = await consoles[0].hire('streams', 'support');
  const open = (turn: number) => openStream(`${addresses[turn % 2] ?? ''}/console/chats/events`, token);
  const streams = await Promise.all(Array.from({ length: 12 }, (_, turn) => open(turn)));
  const opened = streams.filter(({ status }) => status === 200);
  expect([opened.length, streams.filter(({ status }) => status === 429).length]).toEqual([4, 8]);
  opened[0]?.end.abort();
  await expect.poll(async () => (await open(1)).status).toBe(200);
});
