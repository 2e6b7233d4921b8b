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
