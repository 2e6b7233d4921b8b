import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openLog, systemClock, systemRandom, type Http } from '@hintha/platform';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openCashierHttp } from './app.ts';
import { openBook } from './book.ts';
import type { Cashier } from './cashier.ts';
import { readConfig } from './config.ts';
import { feedRates } from './feed-rates.ts';
import { isSigned, sign } from './signature.ts';

const KEY = 'hintha-cashier-demo-key';
const ending = new AbortController();

let http: Http;
let operatorUrl = '';
let heard: { url: string; signed: boolean; word: Record<string, unknown> }[] = [];

const operator = createServer((request, reply) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts);
    const [timestamp, nonce, signature] = ['timestamp', 'nonce', 'signature'].map((name) =>
      String(request.headers[`x-${name}`]),
    ) as [string, string, string];
    const signed = isSigned(KEY, { timestamp, nonce, body }, signature, new Date());
    heard.push({ url: request.url ?? '', signed, word: JSON.parse(body.toString()) });
    reply.writeHead(200).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => void operator.listen(0, '127.0.0.1', done));
  operatorUrl = `http://127.0.0.1:${(operator.address() as AddressInfo).port}`;
  http = await openCashierHttp(cashier());
});

const cashier = (): Cashier => ({
  config: { ...readConfig({ OPERATOR_URL: operatorUrl }), retryMs: 5, lateMs: 50, blockMs: 1 },
  log: openLog('test', 'silent'),
  clock: systemClock,
  random: systemRandom,
  book: openBook(),
  ending: ending.signal,
});

afterAll(async () => {
  ending.abort();
  await http.close();
  operator.close();
});

beforeEach(() => {
  heard = [];
});

const fill = async (url: string, fields: Record<string, string>): Promise<string> => {
  const payload = new URLSearchParams(fields).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await http.inject({ method: 'POST', url, payload, headers });
  expect(reply.statusCode).toBe(303);
  return String(reply.headers.location);
};

const read = async (url: string): Promise<string> => (await http.inject({ method: 'GET', url })).body;
const heardOf = (count: number) => vi.waitFor(() => expect(heard).toHaveLength(count));

const TRANSFER = { to: 'KP-0000-01', amount: '5003', name: 'Daw Hla Hla', note: 'D20261121000001' };

test('a transfer comes up as one signed line of the statement, and the payer is told its number', async () => {
  const location = await fill('/bank?language=en', TRANSFER);
  await heardOf(1);
  const [line] = heard;
  expect(line).toMatchObject({
    url: '/wps/payments/statements',
    signed: true,
    word: { receiver: 'KP-0000-01', amount: '5003.00', currency: 'MMK', payerName: 'Daw Hla Hla' },
  });
  const txnId = String(line?.word.txnId);
  expect(txnId).toMatch(/^BNK\d{12}$/);
  const page = await read(location);
  expect(page).toContain(txnId);
  expect(page).toContain(`<strong>${txnId.slice(-6)}</strong>`);
});

test('what cannot be sent is shown again as it was typed, and nothing of it runs', async () => {
  const location = await fill('/bank?language=en', { ...TRANSFER, amount: 'ten', note: '"><script>' });
  const page = await read(location);
  expect(page).toContain('value="ten"');
  expect(page).not.toContain('<script>');
  expect(page).toContain('role="alert"');
  expect(heard).toEqual([]);
});

test('a form is filled in by its address, as the picture of a QR order does', async () => {
  const page = await read('/bank?to=KQ-0000-01&amount=5001.00&note=D1&language=en');
  for (const value of ['KQ-0000-01', '5001.00', 'D1']) expect(page).toContain(`value="${value}"`);
  expect(await read('/?language=en')).toContain('/bank?language=en');
});

test('a statement tells a line several times and contradicts itself when it is made to', async () => {
  await fill('/bank?webhooks=duplicate,contradictory', TRANSFER);
  await heardOf(6);
  expect(heard.map(({ word }) => String(word.amount)).toSorted()).toEqual([
    '15003.00',
    ...Array.from({ length: 5 }, () => '5003.00'),
  ]);
  expect(new Set(heard.map(({ word }) => word.txnId)).size).toBe(1);
});

const ask = async (url: string, asked: object) => {
  const body = JSON.stringify(asked);
  const signed = { timestamp: String(Math.floor(Date.now() / 1000)), nonce: 'nonce', body };
  const headers = {
    'content-type': 'application/json',
    'x-timestamp': signed.timestamp,
    'x-nonce': signed.nonce,
    'x-signature': sign(KEY, signed),
  };
  return http.inject({ method: 'POST', url, payload: body, headers });
};

const askAddress = async (reference: string) => {
  const reply = await ask('/addresses', { reference, notifyUrl: `${operatorUrl}/heard` });
  return reply.json<{ address: string }>().address;
};

test('everybody has an address of their own that stays, and hears of its confirmations one by one', async () => {
  const [one, again, other] = [
    await askAddress('usdt-1'),
    await askAddress('usdt-1'),
    await askAddress('usdt-2'),
  ];
  expect(one).toMatch(/^T\w{33}$/);
  expect([again === one, other === one]).toEqual([true, false]);
  await fill('/coins', { address: one, amount: '11.12' });
  await heardOf(4);
  expect(heard.every(({ url, signed }) => signed && url === '/heard')).toBe(true);
  expect(heard.map(({ word }) => word.confirmations)).toEqual([0, 7, 14, 20]);
  expect(heard[0]?.word).toMatchObject({ address: one, amount: '11.12', currency: 'USDT' });
});

const transfersTo = async (address: string) => {
  const reply = await ask('/addresses/query', { address });
  return reply.json<{ transfers: object[] }>().transfers;
};

test('what the operator was not told of stands on the chain when it asks', async () => {
  const [one, other] = [await askAddress('usdt-lost'), await askAddress('usdt-none')];
  await fill('/coins?webhooks=silent', { address: one, amount: '12' });
  await vi.waitFor(async () =>
    expect(await transfersTo(one)).toMatchObject([
      { address: one, amount: '12.00', currency: 'USDT', confirmations: 20 },
    ]),
  );
  expect(await transfersTo(other)).toEqual([]);
  expect(heard).toEqual([]);
});

test('the market tells what a coin is worth as soon as it runs', async () => {
  const stopped = new AbortController();
  const feeding = feedRates({ ...cashier(), ending: stopped.signal });
  await heardOf(1);
  stopped.abort();
  await feeding;
  expect(heard).toMatchObject([
    {
      url: '/wps/payments/rates',
      signed: true,
      word: { channel: 'usdt_trc20', coin: 'USDT', rate: '4500.0000' },
    },
  ]);
});
