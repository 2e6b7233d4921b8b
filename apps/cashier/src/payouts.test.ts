import { openLog, systemClock, systemRandom, type Http } from '@hintha/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCashierHttp } from './app.ts';
import { openBook } from './book.ts';
import { readConfig } from './config.ts';
import { sign } from './signature.ts';

const KEY = 'hintha-cashier-demo-key';
const ending = new AbortController();
let http: Http;

beforeAll(async () => {
  http = await openCashierHttp({
    config: readConfig({}),
    log: openLog('test', 'silent'),
    clock: systemClock,
    random: systemRandom,
    book: openBook(),
    ending: ending.signal,
  });
});

afterAll(async () => {
  ending.abort();
  await http.close();
});

const ask = async (path: string, says: object, key = KEY) => {
  const payload = JSON.stringify(says);
  const call = { timestamp: String(Math.floor(Date.now() / 1000)), nonce: 'nonce', body: payload };
  const headers = {
    'content-type': 'application/json',
    'x-timestamp': call.timestamp,
    'x-nonce': call.nonce,
    'x-signature': sign(key, call),
  };
  const answer = await http.inject({ method: 'POST', url: path, payload, headers });
  return { status: answer.statusCode, body: answer.json<Record<string, string>>() };
};

const ORDER = {
  provider: 'KBZPAY',
  number: '09777123456',
  name: 'Thiri',
  amount: '99000.00',
  currency: 'MMK',
};

test('a payout is made once, and asked about under its reference', async () => {
  const order = { ...ORDER, reference: 'part-1' };
  expect((await ask('/payouts/query', { reference: 'part-1' })).status).toBe(404);
  const [first, second] = [await ask('/payouts', order), await ask('/payouts', order)];
  expect(first).toMatchObject({ status: 200, body: { reference: 'part-1', status: 'PAID' } });
  expect(second).toEqual(first);
  expect(await ask('/payouts/query', { reference: 'part-1' })).toEqual(first);
});

test('another payout under the same reference is refused, and so is what is not signed', async () => {
  const order = { ...ORDER, reference: 'part-2' };
  await ask('/payouts', order);
  expect((await ask('/payouts', { ...order, amount: '99000.01' })).status).toBe(409);
  expect((await ask('/payouts', { ...order, reference: 'part-3' }, 'another key')).status).toBe(401);
  expect((await ask('/payouts', { reference: 'part-3' })).status).toBe(400);
  expect((await ask('/payouts/query', { reference: 'part-3' })).status).toBe(404);
});
