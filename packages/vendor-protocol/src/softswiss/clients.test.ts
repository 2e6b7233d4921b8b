import { createServer } from 'node:http';
import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '../message.ts';
import type { Clock, Fetch } from '../transport.ts';
import { createLaunchClient, createTransferClient, createWalletClient } from './clients.ts';
import { toErrorReply } from './errors.ts';
import { verifySignature } from './signature.ts';
import { transfer, transferStatus } from './transfer-wallet.ts';

const TOKEN = 'token-of-the-test';
const PLAYER = { account_id: 'p', currency: 'MMK', game_id: 'g' };
const BETWIN = {
  ...PLAYER,
  round_id: 'r',
  finished: true,
  transactions: [{ id_provider: 'tx-1', type: 'bet' as const, amount: money(90n) }],
};
const REPLY = {
  round_id: 'op-r',
  balance: '9.10',
  transactions: [{ id_provider: 'tx-1', id: 'op-1', bonus_amount: '0.00' }],
};
const FINISH = { account_id: 'p', currency: 'MMK', round_id: 'r' };
const ROLLBACK = {
  ...PLAYER,
  round_id_provider: 'r',
  finished: true,
  transactions: [{ id_provider: 'rb-1', type: 'rollback' as const, original_id_provider: 'tx-1' }],
};

interface Sent {
  readonly url: string;
  readonly body: Uint8Array;
  readonly signature: string | undefined;
  readonly timeoutMs: number;
}
type Reaction = Response | 'hang' | 'refuse';

const json = (body: unknown, status = 200) => Response.json(body, { status });
const error = (apiCode: '400' | '403' | '409' | '500' | '503' | '504') => {
  const { status, body } = toErrorReply(apiCode);
  return json(body, status);
};

/** An operator that reacts as the script says, in a time that passes only when someone sleeps or hangs. */
const scripted = (...script: Reaction[]) => {
  let nowMs = 1_000.5;
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
      body: Buffer.from(body),
      signature: headers['x-request-sign'],
      timeoutMs: lastTimeoutMs,
    });
    const reaction = script.shift() ?? 'refuse';
    if (reaction === 'hang') nowMs += lastTimeoutMs;
    if (reaction === 'hang' || reaction === 'refuse') throw new TypeError('fetch failed');
    return reaction;
  };
  const client = createWalletClient({ baseUrl: 'http://operator.test/wallet/', token: TOKEN, fetch, clock });
  return { client, sent, elapsedMs: () => nowMs - 1_000.5 };
};

test('an answer is read with its amounts as money', async () => {
  const { client, sent } = scripted(json(REPLY));
  expect(await client.betwin(BETWIN)).toEqual({
    kind: 'ok',
    reply: {
      ...REPLY,
      balance: money(910n),
      transactions: [{ id_provider: 'tx-1', id: 'op-1', bonus_amount: money(0n) }],
    },
    attempts: 1,
  });
  expect(sent[0]?.url).toBe('http://operator.test/wallet/betwin');
});

test('each call has its path', async () => {
  const { client, sent } = scripted();
  await client.balance(PLAYER);
  await client.rollback(ROLLBACK);
  await client.finish(FINISH);
  expect([...new Set(sent.map(({ url }) => new URL(url).pathname))]).toEqual([
    '/wallet/balance',
    '/wallet/rollback',
    '/wallet/finish',
  ]);
});

test('every attempt sends the same bytes under a signature that verifies', async () => {
  const { client, sent } = scripted('refuse', error('500'), error('503'), json(REPLY));
  expect(await client.betwin(BETWIN)).toMatchObject({ kind: 'ok', attempts: 4 });
  expect(new Set(sent.map(({ body }) => body.toString())).size).toBe(1);
  expect(sent.every(({ body, signature }) => verifySignature(body, signature, TOKEN))).toBe(true);
});

test.each(['400', '403', '409'] as const)('an answer of %s is final', async (apiCode) => {
  const { client, sent } = scripted(error(apiCode), json(REPLY));
  expect(await client.betwin(BETWIN)).toEqual({ kind: 'refused', apiCode, balance: undefined, attempts: 1 });
  expect(sent).toHaveLength(1);
});

test.each(['100', '105', '106'] as const)(
  'an answer of %s is final and carries the balance',
  async (apiCode) => {
    const { client } = scripted(json(toErrorReply(apiCode, money(5n)).body, 400));
    expect(await client.betwin(BETWIN)).toEqual({
      kind: 'refused',
      apiCode,
      balance: money(5n),
      attempts: 1,
    });
  },
);

test('the api_code decides, not the HTTP status', async () => {
  const funds = toErrorReply('100', money(5n)).body;
  expect(await scripted(json(funds, 500)).client.betwin(BETWIN)).toMatchObject({
    kind: 'refused',
    attempts: 1,
  });
  const failed = toErrorReply('500').body;
  const { client } = scripted(json(failed, 400), json(REPLY));
  expect(await client.betwin(BETWIN)).toMatchObject({ kind: 'ok', attempts: 2 });
});

test('a code that the table does not know is final all the same', async () => {
  const { client } = scripted(json({ code: 'invalid_argument', meta: { api_code: '999' } }, 400));
  expect(await client.betwin(BETWIN)).toMatchObject({ kind: 'refused', apiCode: 'unlisted' });
});

test('a balance that cannot be read does not hide the error', async () => {
  const { client } = scripted(json({ meta: { api_code: '100', balance: 'plenty' } }, 400));
  expect(await client.betwin(BETWIN)).toMatchObject({ kind: 'refused', apiCode: '100', balance: undefined });
});

test.each([
  ['betwin', 4],
  ['rollback', 5],
  ['finish', 5],
  ['balance', 2],
] as const)('%s is given up after %i silent attempts and nothing is known', async (call, attempts) => {
  const { client, sent } = scripted();
  const calls = {
    betwin: () => client.betwin(BETWIN),
    rollback: () => client.rollback(ROLLBACK),
    finish: () => client.finish(FINISH),
    balance: () => client.balance(PLAYER),
  };
  expect(await calls[call]()).toEqual({ kind: 'unknown', attempts });
  expect(sent).toHaveLength(attempts);
});

test('an attempt may take 15 s and all of them 30 s', async () => {
  const { client, sent, elapsedMs } = scripted('hang', 'hang', 'hang', 'hang');
  expect(await client.betwin(BETWIN)).toEqual({ kind: 'unknown', attempts: 2 });
  expect(sent.map(({ timeoutMs }) => timeoutMs)).toEqual([15_000, 14_750]);
  expect(elapsedMs()).toBe(30_000);
});

test('attempts that fail at once are spaced out', async () => {
  const { client, elapsedMs } = scripted();
  await client.betwin(BETWIN);
  expect(elapsedMs()).toBe(250 + 500 + 1_000);
});

test.each([
  ['a page of a proxy', () => new Response('<html>bad gateway</html>', { status: 502 })],
  ['a cut body', () => new Response('{"balance":"9.1', { status: 200 })],
  ['an empty body', () => new Response('', { status: 200 })],
  ['a success that is none of the dialect', () => json({ ...REPLY, balance: 9.1 })],
  ['a success with an error in it', () => json(toErrorReply('500').body)],
  ['a body without end', () => new Response('x'.repeat(MAX_BODY_BYTES + 1), { status: 200 })],
])('%s is no answer, and the call is made again', async (_what, response) => {
  const { client } = scripted(response(), json(REPLY));
  expect(await client.betwin(BETWIN)).toMatchObject({ kind: 'ok', attempts: 2 });
});

test('an answer about other transactions leaves the outcome unknown', async () => {
  const other = { ...REPLY, transactions: [{ id_provider: 'tx-2', id: 'op-2', bonus_amount: '0.00' }] };
  expect(await scripted(json(other)).client.betwin(BETWIN)).toEqual({ kind: 'unknown', attempts: 1 });
  const more = { ...REPLY, transactions: [...REPLY.transactions, ...other.transactions] };
  expect(await scripted(json(more)).client.betwin(BETWIN)).toEqual({ kind: 'unknown', attempts: 1 });
});

test('a request that the dialect does not allow is never sent', async () => {
  const { client, sent } = scripted(json(REPLY));
  await expect(client.betwin({ ...BETWIN, transactions: [] })).rejects.toThrow('transactions');
  expect(sent).toHaveLength(0);
});

test('a client without a token or an address is not made', () => {
  expect(() => createWalletClient({ baseUrl: 'http://operator.test', token: '' })).toThrow('token');
  expect(() => createWalletClient({ baseUrl: 'operator', token: TOKEN })).toThrow('Invalid URL');
});

test('over a real connection a redirect is not followed and an answer is read', async () => {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    if (paths.length === 1) response.writeHead(307, { location: '/elsewhere' }).end();
    else response.end(JSON.stringify({ balance: '9.10' }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const client = createWalletClient({ baseUrl: `http://127.0.0.1:${port}`, token: TOKEN });
  expect(await client.balance(PLAYER)).toEqual({ kind: 'ok', reply: { balance: money(910n) }, attempts: 2 });
  expect(paths).toEqual(['/balance', '/balance']);
  server.closeAllConnections();
  server.close();
});

const LAUNCH = { casino_id: 'hintha', game: 'g' };
const LAUNCHED = { id: 'p', currency: 'MMK' };

const launching = (status: number, body: unknown) => {
  const sent: string[] = [];
  const fetch: Fetch = async (url, request) => {
    const signed = verifySignature(Buffer.from(request.body), request.headers['x-request-sign'], TOKEN);
    if (signed) sent.push(url);
    return Response.json(body, { status });
  };
  return { client: createLaunchClient({ baseUrl: 'http://vendor.test', token: TOKEN, fetch }), sent };
};

test('a launch is signed and answers the address of the game', async () => {
  const { client, sent } = launching(200, { launch_url: 'https://games.test/g?token=1' });
  expect(await client.real({ ...LAUNCH, account: LAUNCHED })).toEqual({
    kind: 'ok',
    reply: { launch_url: 'https://games.test/g?token=1' },
    attempts: 1,
  });
  expect(await client.demo(LAUNCH)).toMatchObject({ kind: 'ok' });
  expect(sent).toEqual(['http://vendor.test/launcher/real', 'http://vendor.test/launcher/demo']);
});

test('an error says why, also when a bad signature comes with status 403', async () => {
  const { client } = launching(403, toErrorReply('403').body);
  expect(await client.demo(LAUNCH)).toMatchObject({ kind: 'refused', apiCode: '403' });
});

test('a launch is tried once only', async () => {
  const { client, sent } = launching(500, toErrorReply('500').body);
  expect(await client.demo(LAUNCH)).toEqual({ kind: 'unknown', attempts: 1 });
  expect(sent).toHaveLength(1);
});

test('an address that is not of the web is no answer', async () => {
  const { client } = launching(200, { launch_url: 'javascript:alert(1)' });
  expect(await client.demo(LAUNCH)).toMatchObject({ kind: 'unknown' });
});

const ORDER = {
  casino_id: 'hintha',
  account_id: 'mya',
  currency: 'MMK',
  transfer_id: 't1',
  direction: 'in' as const,
  amount: money(1_050n),
};

const transferClient = (fetch: Fetch) =>
  createTransferClient({ baseUrl: 'http://vendor.test', token: 'token', fetch });

const answering =
  (body: object, status = 200): Fetch =>
  async () =>
    Response.json(body, { status });

test('a transfer goes out as decimal text, and its answer is read back', async () => {
  expect(JSON.parse(transfer.request.write(ORDER))).toEqual({ ...ORDER, amount: '10.50' });
  const client = transferClient(answering({ transfer_id: 't1', state: 'done', balance: '10.50' }));
  expect(await client.transfer(ORDER)).toMatchObject({
    kind: 'ok',
    reply: { state: 'done', balance: money(1_050n) },
  });
});

test('an answer about another transfer is no answer', async () => {
  const client = transferClient(answering({ transfer_id: 't2', state: 'done', balance: '10.50' }));
  expect(await client.transfer(ORDER)).toMatchObject({ kind: 'unknown' });
  expect(await client.status({ ...ORDER, fence: true })).toMatchObject({ kind: 'unknown' });
});

test('a transfer is sent once, however it fails: what became of it is for a status call to find out', async () => {
  let calls = 0;
  const client = transferClient(async () => {
    calls += 1;
    throw new TypeError('down');
  });
  expect(await client.transfer(ORDER)).toEqual({ kind: 'unknown', attempts: 1 });
  expect(calls).toBe(1);
});

test.each(['0.00', '-1.00', '1.005', 'all'])('%s is no amount to move', (amount) => {
  const read = transfer.request.parse(Buffer.from(JSON.stringify({ ...ORDER, amount })));
  expect(read.ok).toBe(false);
});

test('a status fences nothing unless it says so', () => {
  const { amount: _amount, direction: _direction, ...asked } = ORDER;
  const read = transferStatus.request.parse(Buffer.from(JSON.stringify(asked)));
  expect(read).toMatchObject({ ok: true, value: { fence: false } });
});
