import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import type { Fetch } from '../fetch.ts';
import { createTransferClient } from './transfer-client.ts';
import { transfer, transferStatus } from './transfers.ts';

const ORDER = {
  casino_id: 'hintha',
  account_id: 'mya',
  currency: 'MMK',
  transfer_id: 't1',
  direction: 'in' as const,
  amount: money(1_050n),
};

const clientOf = (fetch: Fetch) =>
  createTransferClient({ baseUrl: 'http://vendor.test', token: 'token', fetch });

const answering =
  (body: object, status = 200): Fetch =>
  async () =>
    Response.json(body, { status });

test('a transfer goes out as decimal text, and its answer is read back', async () => {
  expect(JSON.parse(transfer.request.write(ORDER))).toEqual({ ...ORDER, amount: '10.50' });
  const client = clientOf(answering({ transfer_id: 't1', state: 'done', balance: '10.50' }));
  expect(await client.transfer(ORDER)).toMatchObject({
    kind: 'ok',
    reply: { state: 'done', balance: money(1_050n) },
  });
});

test('an answer about another transfer is no answer', async () => {
  const client = clientOf(answering({ transfer_id: 't2', state: 'done', balance: '10.50' }));
  expect(await client.transfer(ORDER)).toMatchObject({ kind: 'unknown' });
  expect(await client.status({ ...ORDER, bar: true })).toMatchObject({ kind: 'unknown' });
});

test('a transfer is sent once, however it fails: what became of it is asked for', async () => {
  let calls = 0;
  const client = clientOf(async () => {
    calls += 1;
    throw new TypeError('down');
  });
  expect(await client.transfer(ORDER)).toEqual({ kind: 'unknown', attempts: 1 });
  expect(calls).toBe(1);
});

test.each(['0.00', '-1.00', '1', '1.005', 'all'])('%s is no amount to move', (amount) => {
  const read = transfer.request.parse(Buffer.from(JSON.stringify({ ...ORDER, amount })));
  expect(read.ok).toBe(amount === '1');
});

test('a status bars nothing unless it says so', () => {
  const { amount: _amount, direction: _direction, ...asked } = ORDER;
  const read = transferStatus.request.parse(Buffer.from(JSON.stringify(asked)));
  expect(read).toMatchObject({ ok: true, value: { bar: false } });
});
