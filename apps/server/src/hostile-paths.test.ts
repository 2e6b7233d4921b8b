import { expect, test } from 'vitest';
import { testContext } from '../../../tools/test-context.ts';
import { testDatabase } from '../../../tools/test-database.ts';

const { http } = testContext(testDatabase());

/** What no column of text takes, and no name of a file. */
const ADDRESSES = [
  ['POST', '/vendor/%00/balance'],
  ['POST', '/vendor/CONFORMANCE%00/balance'],
  ['POST', '/wps/payments/webhook/%00'],
  ['GET', '/art/cover/%00/%00.svg'],
  ['GET', '/art/emblem/%00.svg'],
  ['GET', '/objects/%00'],
  ['GET', '/%00'],
  ['GET', '/help/%00'],
  ['GET', '/wps/promotions/%00'],
  ['GET', '/wps/system/permission?url=%00'],
  ['GET', '/lgw/games/list?gameName=%00&pageNo=1'],
] as const;

test.each(ADDRESSES)('%s %s is the fault of who asks', async (method, url) => {
  const site = await http();
  const { statusCode } = await site.inject({ method, url, ...(method === 'POST' ? { payload: '{}' } : {}) });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
});

/** What a provider says is read before its signature is looked at. */
const WORDS = [
  [
    '/wps/payments/statements',
    { receiver: '\u0000', txnId: 'KBZ-1', amount: '1.00', currency: 'MMK', payerName: '', at: 1 },
  ],
  [
    '/wps/payments/statements',
    {
      receiver: 'KP',
      channel: '\u0000',
      txnId: 'KBZ-1',
      amount: '1.00',
      currency: 'MMK',
      payerName: '',
      at: 1,
    },
  ],
] as const;

test.each(WORDS)('%s with a NUL in its words is the fault of who says them', async (url, says) => {
  const { statusCode } = await (await http()).inject({ method: 'POST', url, payload: says });
  expect(statusCode).toBe(400);
});

/** What is no address at all. */
test.each(['/wps/promotions/%', '/vendor/%E0%A4%A/balance'])('%s is refused in an envelope', async (url) => {
  const reply = await (await http()).inject({ url });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({
    success: false,
    code: 'bad_request',
    message: expect.any(String),
    value: null,
  });
});
