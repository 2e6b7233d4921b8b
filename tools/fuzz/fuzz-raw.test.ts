import { openHttp, openLog, openMetrics, type Http } from '@hintha/platform';
import { afterEach, expect, test } from 'vitest';
import { testSeed } from '../test/seed.ts';
import { fuzzListener, listenTo } from './fuzz-raw.ts';
import { keepErrors } from './keep-errors.ts';

const log = keepErrors(openLog('test', 'silent'));
let http: Http;

afterEach(() => http.close());

/** What is found in a program into which a fault is planted. */
const findIn = async (plant: (one: Http) => void, calls: number) => {
  http = await openHttp({
    log,
    metrics: openMetrics(),
    translate: (_language, code) => code,
    languages: ['my'],
    trustedProxies: [],
    metricsAccess: 'nobody',
    contentSecurity: { 'default-src': ["'none'"] },
  });
  plant(http);
  http.get('/own', async () => ({ own: true }));
  http.get('/some', async () => ({ some: true }));
  http.post('/some', async ({ body }) => ({ fields: Object.keys(body ?? {}).length }));
  const sides = { gets: ['/some'], posts: ['/some'], session: [], hidden: ['/own'] };
  return fuzzListener(await listenTo('site', http, sides), { calls, seed: testSeed() });
};

test('bytes that nobody means are the fault of who says them', async () => {
  expect(await findIn(() => undefined, 200)).toBeNull();
});

const isRare = (method: string): boolean => !['GET', 'POST', 'DELETE'].includes(method);

const FAULTS: readonly (readonly [string, RegExp, (one: Http) => void])[] = [
  [
    'breaks on a header',
    /answered with 500/,
    (one) =>
      one.addHook('onRequest', async ({ headers }, reply) =>
        headers['idempotency-key'] === undefined ? undefined : reply.status(500).send({}),
      ),
  ],
  [
    'logs an error and answers as if nothing were',
    /logged an error: planted/,
    (one) =>
      one.addHook('onRequest', async ({ method }) => {
        if (isRare(method)) log.error({ err: new Error('planted') }, 'planted');
      }),
  ],
  [
    'answers to somebody else',
    /for somebody else/,
    (one) =>
      one.addHook('preHandler', async ({ body }, reply) => {
        if (JSON.stringify(body ?? '').includes('password')) return reply.send({ own: true });
        return undefined;
      }),
  ],
  [
    'answers once too often',
    /answered \d+ times/,
    (one) =>
      one.addHook('onRequest', async ({ raw, url }) => {
        const none = 'HTTP/1.1 204 No Content\r\n\r\n';
        if (!['/some', '/own', '/nothing'].includes(url)) raw.socket.write(none.repeat(3));
      }),
  ],
  [
    'is broken by a call for those that follow',
    /made an honest call be answered with/,
    (one) => {
      let broken = false;
      one.addHook('onRequest', async ({ method }, reply) => {
        if (isRare(method)) broken = true;
        return broken ? reply.status(404).send({}) : undefined;
      });
    },
  ],
];

test.each(FAULTS)('a program that %s is found out', async (_what, finding, plant) => {
  const fault = await findIn(plant, 2_000);
  expect(fault?.what).toMatch(finding);
  expect(fault?.command).toMatch(/^printf '.+' \| nc -q 1 127\.0\.0\.1 8080/);
});
