import { openCashierHttp } from '@hintha/cashier/src/app.ts';
import { openBook } from '@hintha/cashier/src/book.ts';
import { readConfig as readCashierConfig } from '@hintha/cashier/src/config.ts';
import { openFeedHttp } from '@hintha/feed/src/app.ts';
import { readConfig as readFeedConfig } from '@hintha/feed/src/config.ts';
import { readMetricsAccess, type Http } from '@hintha/platform';
import { openStudioHttp } from '@hintha/studio/src/app.ts';
import { readConfig as readStudioConfig } from '@hintha/studio/src/config.ts';
import { afterAll, expect, test } from 'vitest';
import { testConsole } from './console/test-console.ts';
import { testContext } from './test-context.ts';
import { testDatabase } from './test-database.ts';
import { testStudio } from './test-studio.ts';

const db = testDatabase();
const opened: Http[] = [];

const keep = async (opening: Promise<Http>): Promise<Http> => {
  const http = await opening;
  opened.push(http);
  return http;
};

afterAll(async () => {
  for (const http of opened) await http.close();
});

const site = (env: Record<string, string>) => testContext(db, env).http();
const backoffice = (env: Record<string, string>) => testConsole(testContext(db, env).ctx).http();
const studio = (env: Record<string, string>) => {
  const config = readStudioConfig({ DATABASE_URL: 'test', STUDIO_KEY: 'of our own', ...env });
  return keep(openStudioHttp({ ...testStudio({ db, url: 'http://127.0.0.1:1' }).studio, config }));
};
const cashier = (env: Record<string, string>) => {
  const { clock, log, random } = testStudio({ db, url: 'http://127.0.0.1:1' }).studio;
  const config = readCashierConfig(env);
  return keep(openCashierHttp({ clock, log, random, config, book: openBook(), ending: AbortSignal.abort() }));
};

const feed = (env: Record<string, string>) => {
  const { log } = testStudio({ db, url: 'http://127.0.0.1:1' }).studio;
  return keep(openFeedHttp({ log, config: readFeedConfig(env) }));
};

const PROGRAMS = { site, console: backoffice, studio, cashier, feed };

const look = async (http: Http, from: string, authorization?: string): Promise<number> => {
  const headers = authorization === undefined ? {} : { authorization };
  return (await http.inject({ url: '/metrics', remoteAddress: from, headers })).statusCode;
};

test.each(Object.entries(PROGRAMS))(
  'the figures of the %s are shown to a token alone',
  async (_name, open) => {
    const http = await open({ METRICS_TOKEN: 'figures' });
    expect(await look(http, '203.0.113.7', 'Bearer figures')).toBe(200);
    for (const [from, shown] of [
      ['127.0.0.1', undefined],
      ['203.0.113.7', undefined],
      ['127.0.0.1', 'Bearer figure'],
      ['127.0.0.1', 'Bearer figuress'],
      ['127.0.0.1', 'Basic figures'],
    ] as const)
      expect(await look(http, from, shown)).toBe(401);
  },
);

test.each(Object.entries(PROGRAMS))(
  'without a token the figures of the %s are for this machine',
  async (_name, open) => {
    const http = await open({});
    expect(await look(http, '203.0.113.7')).toBe(404);
    expect(await look(http, '127.0.0.1')).toBe(200);
  },
);

const PRODUCTION = { NODE_ENV: 'production', FACTOR_KEY: 'of our own', PASSWORD_MEMORY_KIB: '19456' };

test.each([
  ['site', site],
  ['console', backoffice],
  ['studio', studio],
] as const)('in production the figures of the %s are for nobody without a token', async (_name, open) => {
  expect(await look(await open(PRODUCTION), '127.0.0.1')).toBe(404);
  expect(
    await look(await open({ ...PRODUCTION, METRICS_TOKEN: 'figures' }), '127.0.0.1', 'Bearer figures'),
  ).toBe(200);
});

test('an empty token is none', () => {
  expect(readMetricsAccess({ METRICS_TOKEN: ' ' })).toBe('loopback');
  expect(readMetricsAccess({ METRICS_TOKEN: '', NODE_ENV: 'production' })).toBe('nobody');
});
