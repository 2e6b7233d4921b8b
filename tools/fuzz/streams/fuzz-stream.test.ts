import { openEventStream, openHttp, openLog, openMetrics, type Http } from '@hintha/platform';
import { z } from 'zod';
import { afterEach, expect, test } from 'vitest';
import { testSeed } from '../../test/seed.ts';
import type { Stream } from './crowd.ts';
import { listenTo } from '../fuzz-raw.ts';
import { fuzzStream } from './fuzz-stream.ts';
import { keepErrors } from '../keep-errors.ts';
import { toBytes } from './stream-line.ts';

const log = keepErrors(openLog('test', 'silent'));
const MOST = 2;
const PATH = '/events';
let http: Http;

afterEach(() => http.close());

const operation: Stream['operation'] = {
  name: PATH,
  program: 'site',
  method: 'GET',
  path: PATH,
  params: z.object({}),
  query: z.object({}),
  body: null,
  form: false,
  pictures: false,
  signer: null,
  enveloped: false,
  endless: true,
};

interface Planted {
  /** How many streams there may be at once. */
  readonly most?: number;
  readonly givesBack?: boolean;
  readonly plant?: (one: Http) => void;
}

/** What is found in a program into which a fault is planted. */
const findIn = async ({ most = MOST, givesBack = true, plant }: Planted) => {
  http = await openHttp({
    log,
    metrics: openMetrics(),
    translate: (_language, code) => code,
    languages: ['my'],
    trustedProxies: [],
    metricsAccess: 'nobody',
    contentSecurity: { 'default-src': ["'none'"] },
  });
  plant?.(http);
  let open = 0;
  http.get('/own', async () => ({ own: true }));
  http.get(PATH, async (_request, reply) => {
    if (open >= most) return reply.status(429).send({});
    open += 1;
    openEventStream(reply, () => void (open -= givesBack ? 1 : 0)).send({ type: 'planted' });
    return reply;
  });
  const sides = { gets: [], posts: [], session: [], hidden: ['/own'] };
  const stream: Stream = {
    listener: await listenTo('site', http, sides),
    operation,
    callers: ['somebody'],
    headersOf: ({ headers }) => headers,
    crowd: {
      most: MOST,
      patienceMs: 300,
      ask: async () => {
        if (givesBack) await expect.poll(() => open).toBe(0);
        else open = 0;
        return toBytes(PATH, {});
      },
    },
  };
  return fuzzStream(stream, { calls: 60, seed: testSeed() });
};

test('streams that nobody means are the fault of who asks for them', async () => {
  expect(await findIn({})).toBeNull();
});

const FAULTS: readonly (readonly [string, RegExp, Planted])[] = [
  [
    'breaks on a header',
    /answered with 500/,
    {
      plant: (one) =>
        one.addHook('onRequest', async ({ headers }, reply) =>
          Object.keys(headers).length <= 2 ? undefined : reply.status(500).send({}),
        ),
    },
  ],
  [
    'writes into a stream what is no event',
    /held what is no event/,
    {
      plant: (one) =>
        one.addHook('preHandler', async ({ headers, raw, routeOptions }) => {
          const isMeant = Object.keys(headers).length > 2 && routeOptions.url === PATH;
          if (isMeant) setImmediate(() => raw.socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'));
        }),
    },
  ],
  ['opens more streams than it may', /opened 6 times of 2/, { most: 100 }],
  ['keeps the places of those that are gone', /opened|kept the places/, { givesBack: false }],
];

test.each(FAULTS)('a program that %s is found out', async (_what, finding, planted) => {
  const fault = await findIn(planted);
  expect(fault?.what).toMatch(finding);
  expect(fault?.command).toMatch(/^printf '.+' \| nc -q 1 127\.0\.0\.1 8080/);
});
