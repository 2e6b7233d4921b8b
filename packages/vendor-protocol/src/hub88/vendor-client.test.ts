import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import type { Clock, Fetch } from '../transport.ts';
import { games } from './games.ts';
import { verifySignature } from './signature.ts';
import { createVendorClient } from './vendor-client.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const timeless: Clock = {
  nowMs: () => 0,
  sleep: async () => {},
  timeout: () => new AbortController().signal,
};

const answering = (...answers: { status?: number; body: unknown }[]) => {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const fetch: Fetch = async (url, { body, headers }) => {
    expect(verifySignature(Buffer.from(body), headers['x-hub88-signature'], publicKey)).toBe(true);
    const request = JSON.parse(body) as Record<string, unknown>;
    sent.push({ path: new URL(url).pathname, body: request });
    const { status = 200, body: answer } = answers.shift() ?? { status: 503, body: '' };
    const echo = { user: request.user, request_uuid: request.request_uuid };
    return Response.json(Array.isArray(answer) ? answer : { ...echo, ...(answer as object) }, { status });
  };
  const client = createVendorClient({
    baseUrl: 'http://vendor.test',
    operatorId: 7,
    privateKey,
    fetch,
    clock: timeless,
  });
  return { client, sent };
};

const LAUNCH = {
  game_code: 'clt_dragonrising',
  platform: 'GPL_MOBILE' as const,
  lang: 'en',
  country: 'MM',
  lobby_url: 'https://site.test/lobby',
};
const PLAYER = { user: 'mya1', token: 'f562a685-a160', currency: 'MMK' };

test('a launch names the operator and answers the address of the game', async () => {
  const { client, sent } = answering({ body: { url: 'https://games.test/g' } });
  expect(await client.launch({ ...LAUNCH, ...PLAYER })).toEqual({
    kind: 'ok',
    reply: { url: 'https://games.test/g' },
    attempts: 1,
  });
  expect(sent).toEqual([
    { path: '/operator/generic/v2/game/url', body: { ...LAUNCH, ...PLAYER, operator_id: 7 } },
  ]);
});

test('a demo is a launch with play money and without a player', async () => {
  const { client, sent } = answering({ body: { url: 'https://games.test/g' } });
  expect(await client.demo(LAUNCH)).toMatchObject({ kind: 'ok' });
  expect(sent[0]?.body).toEqual({ ...LAUNCH, operator_id: 7, currency: 'XXX' });
});

test.each([
  { currency: 'XXX' },
  { token: 'short' },
  { user: 'mya' },
  { lobby_url: 'javascript:alert(1)' },
  { country: 'mm' },
  { lang: 'eng' },
])('a launch with %j is never sent', async (field) => {
  const { client, sent } = answering();
  await expect(client.launch({ ...LAUNCH, ...PLAYER, ...field })).rejects.toThrow(Object.keys(field)[0]);
  expect(sent).toEqual([]);
});

test.each(['javascript:alert(1)', '//host/x', 'not an address'])(
  '%s is no address for a frame',
  async (url) => {
    const { client } = answering({ body: { url } });
    expect(await client.demo(LAUNCH)).toMatchObject({ kind: 'unknown', attempts: 1 });
  },
);

test.each([
  [400, 'bad_request'],
  [401, 'invalid_signature'],
  [403, 'not_enabled'],
  [404, 'not_found'],
] as const)('HTTP %i with an error in it is final', async (status, code) => {
  const { client } = answering({ status, body: { error: 'text' } });
  expect(await client.games()).toMatchObject({ kind: 'refused', code, attempts: 1 });
});

test.each([
  { status: 500, body: { error: 'text' } },
  { status: 404, body: { of: 'a proxy' } },
  { status: 204, body: { error: 'text' } },
])('an answer of %j says nothing, and what is only read is read again', async (answer) => {
  const { client } = answering(answer.status === 204 ? { ...answer, status: 206 } : answer, { body: [] });
  expect(await client.games()).toMatchObject({ kind: 'ok', attempts: 2 });
});

test('a page of a round is an address', async () => {
  const { client, sent } = answering({ body: { url: 'https://games.test/round' } });
  const transaction_uuid = randomUUID();
  expect(await client.roundPage({ user: 'mya1', transaction_uuid, round: 'r' })).toMatchObject({
    kind: 'ok',
  });
  expect(sent[0]?.path).toBe('/operator/generic/v2/game/round');
});

// As the published tests of the list describe it.
const GAME = {
  url_thumb: 'https://pictures.test/1.png',
  url_background: 'null',
  product: 'OneTouch',
  platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
  name: 'Dragon Rising',
  game_code: 'clt_dragonrising',
  freebet_support: true,
  demo_game_support: false,
  enabled: true,
  category: 'Video Slots',
  blocked_countries: ['US'],
  restricted_countries: null,
  certifications: ['MGA'],
  release_date: '2024-02-29',
  volatility: 3,
  rtp: '96.5',
  paylines: 25,
  hit_ratio: '31.2',
};

test('the list of games is read, with nothing for what is not there', async () => {
  const { client } = answering({ body: [GAME] });
  const { hit_ratio: _unread, ...read } = GAME;
  const listed = { ...read, url_background: null, restricted_countries: [] };
  expect(await client.games()).toEqual({ kind: 'ok', reply: { games: [listed], problems: [] }, attempts: 1 });
  const body = games.reply.write({ games: [listed], problems: [] });
  expect(games.reply.parse(Buffer.from(body))).toEqual({
    ok: true,
    value: { games: [listed], problems: [] },
  });
});

test('a game that cannot be read is left out alone, and so is one whose countries cannot', async () => {
  const { game_code: _code, ...nameless } = GAME;
  const anywhere = { ...GAME, game_code: 'b', blocked_countries: ['USA'] };
  const odd = { ...GAME, game_code: 'c', rtp: 'high', release_date: 'soon', category: 7 };
  const { client } = answering({ body: [nameless, anywhere, odd, GAME, { ...GAME, name: 'again' }] });
  expect(await client.games()).toMatchObject({
    reply: {
      games: [{ game_code: 'c', rtp: null, release_date: null, category: null }, { name: 'Dragon Rising' }],
      problems: [
        expect.stringMatching(/^0\.game_code: /),
        expect.stringMatching(/^1\.blocked_countries\.0: /),
        '4: repeats an earlier one',
      ],
    },
  });
});

const TRANSACTION = {
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: null,
  kind: 'TK_BET',
  transaction_status: 'TS_SUCCESS',
  user: 'mya1',
  round: 'r',
  game_code: 'g',
  currency: 'MMK',
  amount: 356_000,
  inserted_at: '2026-11-05T13:15:30',
};

test('transactions are listed by a span of time or by a round, and by nothing else', async () => {
  const { client, sent } = answering({ body: [TRANSACTION] }, { body: [] });
  const span = { start_time: '2026-11-05T13:00:00', end_time: '2026-11-05T14:00:00' };
  expect(await client.transactions(span)).toMatchObject({
    reply: { transactions: [{ ...TRANSACTION, amount: money(356n) }], problems: [] },
  });
  expect(await client.transactions({ round: 'r' })).toMatchObject({ reply: { transactions: [] } });
  expect(sent.map(({ body }) => body.operator_id)).toEqual([7, 7]);
  await expect(client.transactions({ user: 'mya1' })).rejects.toThrow('neither a round nor a time');
  await expect(client.transactions({ start_time: span.start_time })).rejects.toThrow('neither');
});

test('a transaction that cannot be read is left out and named', async () => {
  const { client } = answering({ body: [{ ...TRANSACTION, kind: 'TK_ODD' }, TRANSACTION] });
  expect(await client.transactions({ round: 'r' })).toMatchObject({
    reply: { transactions: [{ kind: 'TK_BET' }], problems: [expect.stringMatching(/^0\.kind: /)] },
  });
});

const WALLET = { user: 'mya1', currency: 'MMK', sub_partner_id: 'site' };
const MOVE = { ...WALLET, transaction_uuid: randomUUID(), amount: money(1_050n) };
const OK = { status: 'RS_OK', currency: 'MMK', balance: 1_050_000 };

test('money is moved in and out, and the balance is read', async () => {
  const { client, sent } = answering({ body: OK }, { body: { ...OK, balance: 0 } }, { body: OK });
  expect(await client.deposit(MOVE)).toMatchObject({ kind: 'ok', reply: { balance: money(1_050n) } });
  expect(await client.withdraw(MOVE)).toMatchObject({ kind: 'ok', reply: { balance: money(0n) } });
  expect(await client.balance(WALLET)).toMatchObject({ kind: 'ok', reply: { balance: money(1_050n) } });
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['deposit', 'withdraw', 'balance']);
  expect(sent[0]?.body).toMatchObject({ operator_id: 7, amount: 1_050_000 });
});

test('a transfer is sent once: its caller repeats it under the same transaction_uuid', async () => {
  const { client, sent } = answering();
  expect(await client.deposit(MOVE)).toEqual({ kind: 'unknown', attempts: 1 });
  expect(sent).toHaveLength(1);
});

test('a transfer that is refused says why, and one about another player says nothing', async () => {
  const short = { status: 'RS_ERROR_NOT_ENOUGH_MONEY', currency: 'MMK', balance: 1_000 };
  const { client } = answering({ body: short }, { body: { ...OK, user: 'hla1' } });
  expect(await client.withdraw(MOVE)).toMatchObject({
    kind: 'refused',
    code: short.status,
    balance: money(1n),
  });
  expect(await client.withdraw(MOVE)).toEqual({ kind: 'unknown', attempts: 1 });
});

test('nothing is not moved', async () => {
  const { client } = answering();
  await expect(client.deposit({ ...MOVE, amount: money(0n) })).rejects.toThrow('above zero');
});
