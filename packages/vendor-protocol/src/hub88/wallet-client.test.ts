import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '../message.ts';
import type { Clock, Fetch } from '../transport.ts';
import { verifySignature } from './signature.ts';
import { createWalletClient, mustRollBack } from './wallet-client.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const PLAYER = { user: 'mya1', token: 'session' };
const TRANSACTION = {
  ...PLAYER,
  transaction_uuid: randomUUID(),
  supplier_transaction_id: 's',
  round: 'r',
  round_closed: false,
  game_code: 'g',
};
const BET = {
  ...TRANSACTION,
  currency: 'MMK',
  amount: money(90n),
  is_free: false,
  is_supplier_promo: false,
  is_aggregated: false,
};
const REFERENCE = { reference_transaction_uuid: randomUUID() };

interface Sent {
  readonly url: string;
  readonly body: string;
  readonly isSigned: boolean;
}

type Reaction = 'hang' | 'down' | 'ok' | object | ((sent: { request_uuid: string }) => Response);

const answering = (reaction: object): Reaction => reaction;
const withStatus = (status: string, more: object = {}): Reaction => answering({ status, ...more });

/** An operator that reacts as the script says, in a time that passes only when someone sleeps or hangs. */
const scripted = (...script: Reaction[]) => {
  let nowMs = 0;
  let lastTimeoutMs = 0;
  const sent: Sent[] = [];
  const clock: Clock = {
    nowMs: () => nowMs,
    sleep: async (durationMs) => void (nowMs += durationMs),
    timeout: (durationMs) => {
      lastTimeoutMs = durationMs;
      return new AbortController().signal;
    },
  };
  const fetch: Fetch = async (url, { body, headers }) => {
    sent.push({
      url,
      body,
      isSigned: verifySignature(Buffer.from(body), headers['x-hub88-signature'], publicKey),
    });
    const reaction = script.shift() ?? 'down';
    if (reaction === 'hang') nowMs += lastTimeoutMs;
    if (reaction === 'hang' || reaction === 'down') throw new TypeError('fetch failed');
    const { user, request_uuid } = JSON.parse(body) as { user: string; request_uuid: string };
    if (typeof reaction === 'function') return reaction({ request_uuid });
    const ok = { user, request_uuid, status: 'RS_OK', currency: 'MMK', balance: 910_000 };
    return Response.json(reaction === 'ok' ? ok : { user, request_uuid, ...reaction });
  };
  const client = createWalletClient({ baseUrl: 'http://operator.test/wallet/', privateKey, fetch, clock });
  return { client, sent, elapsedMs: () => nowMs };
};

test('an answer is read with its balance as money', async () => {
  const { client, sent } = scripted('ok');
  expect(await client.bet(BET)).toMatchObject({ kind: 'ok', reply: { balance: money(910n) }, attempts: 1 });
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ amount: 90_000, user: 'mya1' });
});

test('each call has its path and is signed', async () => {
  const { client, sent } = scripted();
  await client.info({ user: 'mya1' });
  await client.balance(PLAYER);
  await client.bet(BET);
  await client.win({ ...BET, ...REFERENCE });
  await client.rollback({ ...TRANSACTION, ...REFERENCE });
  expect([...new Set(sent.map(({ url }) => new URL(url).pathname))]).toEqual([
    '/wallet/user/info',
    '/wallet/user/balance',
    '/wallet/transaction/bet',
    '/wallet/transaction/win',
    '/wallet/transaction/rollback',
  ]);
  expect(sent.every(({ isSigned }) => isSigned)).toBe(true);
});

test('every attempt of a call sends the same bytes, and another call has another request_uuid', async () => {
  const { client, sent } = scripted('down', withStatus('RS_ERROR_UNKNOWN'), 'ok', 'ok');
  expect(await client.bet(BET)).toMatchObject({ kind: 'ok', attempts: 3 });
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  await client.bet(BET);
  expect(new Set(sent.map(({ body }) => body)).size).toBe(2);
});

test.each([
  ['bet', 3],
  ['win', 3],
  ['rollback', 5],
  ['balance', 2],
  ['info', 2],
] as const)('%s is given up after %i silent attempts and nothing is known', async (call, attempts) => {
  const { client, sent } = scripted();
  const calls = {
    bet: () => client.bet(BET),
    win: () => client.win({ ...BET, ...REFERENCE }),
    rollback: () => client.rollback({ ...TRANSACTION, ...REFERENCE }),
    balance: () => client.balance(PLAYER),
    info: () => client.info({ user: 'mya1' }),
  };
  expect(await calls[call]()).toEqual({ kind: 'unknown', attempts });
  expect(sent).toHaveLength(attempts);
});

test('attempts are a second apart, and all of them have 30 s', async () => {
  const fast = scripted();
  await fast.client.bet(BET);
  expect(fast.elapsedMs()).toBe(2_000);
  const slow = scripted('hang', 'hang', 'hang', 'hang', 'hang');
  expect(await slow.client.rollback({ ...TRANSACTION, ...REFERENCE })).toEqual({
    kind: 'unknown',
    attempts: 3,
  });
  expect(slow.elapsedMs()).toBe(30_000);
});

test('an error is final and carries the balance where it has one', async () => {
  const { client, sent } = scripted(
    withStatus('RS_ERROR_NOT_ENOUGH_MONEY', { balance: 5_000, currency: 'MMK' }),
  );
  expect(await client.bet(BET)).toEqual({
    kind: 'refused',
    code: 'RS_ERROR_NOT_ENOUGH_MONEY',
    balance: money(5n),
    attempts: 1,
  });
  expect(sent).toHaveLength(1);
});

test('a status that the table does not know is an error all the same', async () => {
  const { client } = scripted(withStatus('RS_ERROR_OF_TOMORROW'));
  expect(await client.bet(BET)).toMatchObject({ kind: 'refused', code: 'unlisted' });
});

test.each<[string, Reaction]>([
  ['a page of a proxy', () => new Response('<html>bad gateway</html>', { status: 502 })],
  [
    'an error under an HTTP error',
    () => Response.json({ status: 'RS_ERROR_INVALID_TOKEN' }, { status: 400 }),
  ],
  ['a cut body', () => new Response('{"status":"RS_O')],
  ['an empty body', () => new Response('')],
  ['a success without a balance', { status: 'RS_OK', currency: 'MMK' }],
  ['a success with its balance in text', { status: 'RS_OK', currency: 'MMK', balance: '9.10' }],
  ['a body without end', () => new Response('x'.repeat(MAX_BODY_BYTES + 1))],
])('%s is no answer, and the call is made again', async (_what, reaction) => {
  const { client } = scripted(reaction, 'ok');
  expect(await client.bet(BET)).toMatchObject({ kind: 'ok', attempts: 2 });
});

test('an answer about another call or another player leaves the outcome unknown', async () => {
  const ok = { status: 'RS_OK', currency: 'MMK', balance: 1_000 };
  const another = scripted({ ...ok, request_uuid: randomUUID() });
  expect(await another.client.bet(BET)).toEqual({ kind: 'unknown', attempts: 1 });
  const somebody = scripted({ ...ok, user: 'hla1' });
  expect(await somebody.client.bet(BET)).toEqual({ kind: 'unknown', attempts: 1 });
});

const mustRollBackAfter = (code: 'RS_ERROR_LIMIT_REACHED' | 'RS_ERROR_INVALID_TOKEN', attempts: number) =>
  mustRollBack({ kind: 'refused', code, balance: undefined, attempts });

test('only a bet that was cleanly declined at once needs no rollback', () => {
  expect(mustRollBackAfter('RS_ERROR_LIMIT_REACHED', 1)).toBe(false);
  expect(mustRollBackAfter('RS_ERROR_LIMIT_REACHED', 2)).toBe(true);
  expect(mustRollBackAfter('RS_ERROR_INVALID_TOKEN', 1)).toBe(true);
  expect(mustRollBack({ kind: 'unknown', attempts: 1 })).toBe(true);
  expect(mustRollBack({ kind: 'ok', reply: {}, attempts: 2 })).toBe(false);
});

test('a request that the dialect does not allow is never sent', async () => {
  const { client, sent } = scripted('ok');
  await expect(client.bet({ ...BET, amount: money(-1n) })).rejects.toThrow('between zero');
  expect(sent).toHaveLength(0);
});

test('a client without an address is not made', () => {
  expect(() => createWalletClient({ baseUrl: 'operator', privateKey })).toThrow('Invalid URL');
});
