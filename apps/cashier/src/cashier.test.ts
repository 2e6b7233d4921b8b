import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog, systemClock, systemRandom, type Http } from '@hintha/platform';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openCashierHttp } from './app.ts';
import { openBook, type Payment } from './book.ts';
import { readConfig } from './config.ts';
import { openJournal } from './journal.ts';
import { planWebhooks, readSwitches, type Word } from './plan-webhooks.ts';
import { isSigned, sign } from './signature.ts';

const KEY = 'hintha-cashier-demo-key';
const ending = new AbortController();

let http: Http;
let notifyUrl = '';
/** What the operator heard, and with which statuses it answers next; then 200. */
let heard: { word: Word; signed: boolean }[] = [];
let answers: number[] = [];

const operator = createServer((request, reply) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts);
    const [timestamp, nonce, signature] = ['timestamp', 'nonce', 'signature'].map((name) =>
      String(request.headers[`x-${name}`]),
    ) as [string, string, string];
    heard.push({
      word: JSON.parse(body.toString()) as Word,
      signed: isSigned(KEY, { timestamp, nonce, body }, signature, new Date()),
    });
    reply.writeHead(answers.shift() ?? 200).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => void operator.listen(0, '127.0.0.1', done));
  notifyUrl = `http://127.0.0.1:${(operator.address() as AddressInfo).port}/webhook`;
  http = await openCashierHttp({
    config: { ...readConfig({}), retryMs: 5, lateMs: 150 },
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
  operator.close();
});

beforeEach(() => {
  [heard, answers] = [[], []];
});

let orders = 0;

const ask = async (path: string, says: object, key = KEY) => {
  const body = JSON.stringify(says);
  const signed = { timestamp: String(Math.floor(Date.now() / 1000)), nonce: `nonce${orders}`, body };
  const headers = {
    'content-type': 'application/json',
    'x-timestamp': signed.timestamp,
    'x-nonce': signed.nonce,
    'x-signature': sign(key, signed),
  };
  const reply = await http.inject({ method: 'POST', url: path, payload: body, headers });
  return { status: reply.statusCode, body: reply.json<Record<string, string>>() };
};

const anOrder = (changed: object = {}) => ({
  orderNo: `D2026112100000${(orders += 1)}`,
  amount: '5000.00',
  currency: 'MMK',
  expiresAt: Date.now() + 60_000,
  notifyUrl,
  returnUrl: 'http://127.0.0.1:8080/depositv2?a=1&b=2',
  ...changed,
});

const open = async (changed: object = {}) => {
  const order = anOrder(changed);
  const { body } = await ask('/orders', order);
  return { order, path: new URL(body.payUrl ?? '').pathname };
};

const choose = (path: string, choice: string, query = '') =>
  http.inject({
    method: 'POST',
    url: `${path}?${query}`,
    payload: `choice=${choice}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

const heardOf = (count: number) => vi.waitFor(() => expect(heard).toHaveLength(count));

test('the published vector is signed as it says', () => {
  const body =
    '{"orderNo":"D20260115000001","providerTxnId":"KBZ-778899","amount":"50007.00","currency":"MMK","status":"SUCCESS"}';
  expect(sign('test-secret-key', { timestamp: '1768464000', nonce: 'abc123', body })).toBe(
    'd04022b5e16ac7af43819076f9720edf0ca639b3a0ada49ace577e170a1b584d',
  );
});

test('an order opens one page, however often it is asked for, and another amount opens none', async () => {
  const order = anOrder();
  const [one, two] = [await ask('/orders', order), await ask('/orders', order)];
  expect(two).toEqual(one);
  expect((await ask('/orders', { ...order, amount: '6000.00' })).status).toBe(409);
  expect((await ask('/orders', order, 'another key')).status).toBe(401);
  expect((await ask('/orders', { ...order, amount: 5 })).status).toBe(400);
});

test.each([
  ['pay', 'SUCCESS'],
  ['fail', 'FAILED'],
  ['cancel', 'CANCELLED'],
])('a payer who presses %s makes it %s, once', async (choice, status) => {
  const { order, path } = await open();
  expect((await choose(path, choice)).statusCode).toBe(303);
  await choose(path, 'pay');
  await heardOf(1);
  expect(heard[0]).toMatchObject({
    signed: true,
    word: { orderNo: order.orderNo, amount: '5000.00', status },
  });
  expect((await ask('/orders/query', { orderNo: order.orderNo })).body).toEqual(heard[0]?.word);
});

test('a payment that went well is taken back by its bank, once; no other is', async () => {
  const { path } = await open();
  await choose(path, 'chargeback');
  await choose(path, 'pay');
  await choose(path, 'chargeback');
  await choose(path, 'chargeback');
  await heardOf(2);
  expect(heard.map(({ word }) => word.status)).toEqual(['SUCCESS', 'CHARGEBACK']);
});

test('a payment is pending until the payer answers, and nothing is known of a strange order', async () => {
  const { order } = await open();
  expect((await ask('/orders/query', { orderNo: order.orderNo })).body).toMatchObject({ status: 'PENDING' });
  expect((await ask('/orders/query', { orderNo: 'D1' })).status).toBe(404);
});

test('a webhook is sent until it is taken', async () => {
  const { path } = await open();
  answers = [500, 401, 404];
  await choose(path, 'pay');
  await heardOf(4);
  expect(new Set(heard.map(({ word }) => JSON.stringify(word))).size).toBe(1);
});

test('switches make it duplicate, contradict, reorder, come late or stay away', async () => {
  const payment: Payment = { ...anOrder(), token: 't', txnId: 'x', status: 'SUCCESS' };
  const deliveries = (switches: string) =>
    planWebhooks(payment, readSwitches(switches), 9_000).map(
      ({ afterMs, word }) => `${afterMs} ${word.status} ${word.amount}`,
    );
  expect(deliveries('')).toEqual(['0 SUCCESS 5000.00']);
  expect(deliveries('duplicate,nonsense')).toEqual(Array.from({ length: 5 }, () => '0 SUCCESS 5000.00'));
  expect(deliveries('contradictory')).toEqual([
    '0 SUCCESS 5000.00',
    '0 FAILED 5000.00',
    '0 SUCCESS 15000.00',
  ]);
  expect(deliveries('late,reordered')).toEqual(['9000 SUCCESS 5000.00', '9500 PENDING 5000.00']);
  expect(deliveries('silent,duplicate')).toEqual([]);
  const { path } = await open();
  await choose(path, 'pay', 'webhooks=duplicate');
  await heardOf(5);
});

test('the page speaks Burmese and English, and keeps what its address says', async () => {
  const { path } = await open();
  const page = async (query: string) => (await http.inject({ method: 'GET', url: `${path}?${query}` })).body;
  expect(await page('')).toContain('ငွေပေးမည်');
  const english = await page('language=en&webhooks=late');
  expect(english).toContain('5,000.00 <span>MMK</span>');
  expect(english).toContain(`action="${path}?language=en&amp;webhooks=late"`);
  expect(await page('language=%22%3E%3Cscript%3E')).not.toContain('<script>');
  expect((await http.inject({ method: 'GET', url: '/pay/nothing' })).statusCode).toBe(404);
});

test('the page speaks what the operator says that the payer speaks, unless it was switched', async () => {
  for (const [language, pay] of [
    ['en', 'Pay'],
    ['th', 'จ่าย'],
    ['ja', '支払う'],
    ['xx', 'ငွေပေးမည်'],
  ]) {
    const { path } = await open({ language });
    const { body } = await http.inject({ method: 'GET', url: path });
    expect(body).toContain(`value="pay">${pay}</button>`);
    expect(body).toContain('<p class="brand">Hintha</p>');
  }
  const { path } = await open({ language: 'en' });
  expect((await http.inject({ method: 'GET', url: `${path}?language=my` })).body).toContain('ငွေပေးမည်');
});

test('the pages bring the fonts that they are set in', async () => {
  const style = (await http.inject({ method: 'GET', url: '/cashier.css' })).body;
  const files = [...style.matchAll(/url\('(\/fonts\/[\w-]+\.woff2)'\)/gu)].map(([, file]) => file ?? '');
  expect(files).toContain('/fonts/burmese-400.woff2');
  for (const url of files) {
    const font = await http.inject({ method: 'GET', url });
    expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2']);
  }
});

test('a payment whose time is out takes no answer, and says so', async () => {
  const { path } = await open({ expiresAt: Date.now() - 1 });
  await choose(path, 'pay');
  const { body } = await http.inject({ method: 'GET', url: `${path}?language=en` });
  expect(body).toContain('The time for this payment is over.');
  expect(body).toContain('href="http://127.0.0.1:8080/depositv2?a=1&amp;b=2"');
  expect(heard).toEqual([]);
});

test('a cashier that was killed knows its payments and payouts again, and what it had not told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hintha-cashier-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'book.log');
  const payment = { ...anOrder(), token: 'page', txnId: 'CSH-1', status: 'PENDING' } as Payment;
  const before = openBook(openJournal(file));
  before.add(payment);
  before.add({ ...payment, orderNo: 'told', token: 'other' });
  for (const token of ['page', 'other']) before.settle(token, 'SUCCESS');
  before.markNotified('other');
  before.addPayout({ reference: 'w1', order: '{}', payerReference: 'OUT-1' });
  const after = openBook(openJournal(file));
  expect(after.findOrder(payment.orderNo)?.status).toBe('SUCCESS');
  expect(after.settle('page', 'SUCCESS')).toBeUndefined();
  expect(after.listUnnotified().map(({ token }) => token)).toEqual(['page']);
  expect(after.findPayout('w1')?.payerReference).toBe('OUT-1');
});
