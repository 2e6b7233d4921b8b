import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../log.ts';
import { openMetrics } from '../../metrics.ts';
import { openHttp, type Http } from '../open-http.ts';
import { TIME_LIMITS, type TimeLimits } from './time-limits.ts';

let http: Http;

const SHORT: TimeLimits = { headersMs: 300, bodyMs: 300, largeBodyMs: 700, checkMs: 50 };

const open = async (timeLimits: TimeLimits): Promise<Http> => {
  const opened = await openHttp({
    log: openLog('test', 'silent'),
    metrics: openMetrics(),
    translate: (_language, code) => code,
    languages: ['my'],
    trustedProxies: [],
    metricsAccess: 'nobody',
    contentSecurity: { 'default-src': ["'none'"] },
    timeLimits,
  });
  opened.post('/small', async () => ({}));
  opened.post('/large', { config: { largeBody: true } }, async () => ({}));
  return opened;
};

const listen = (on: Http): Promise<string> => on.listen({ host: '127.0.0.1', port: 0 });
const portOf = ({ server }: Http): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  http = await open(SHORT);
  await listen(http);
});

afterAll(() => http.close());

/** Says something, then a byte now and then; answers what came back, and after how many milliseconds the end came. */
const drip = async (said: string): Promise<{ reply: string; ms: number }> => {
  const started = performance.now();
  const socket: Socket = connect(portOf(http), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(said);
  const dripping = setInterval(() => socket.write('x'), 40);
  let reply = '';
  socket.on('data', (part: Buffer) => (reply += part.toString()));
  // What comes after the end is answered by a reset.
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  clearInterval(dripping);
  return { reply, ms: performance.now() - started };
};

const post = (path: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`;

test.each([
  ['a body that comes a byte at a time', post('/small'), 300],
  [
    'a body whose length nobody told',
    post('/small').replace('Content-Length: 9000', 'Transfer-Encoding: chunked').replace('{', '2000\r\n{'),
    300,
  ],
  ['a large body that comes a byte at a time, but later', post('/large'), 700],
  ['headers that come a byte at a time', 'GET /small HTTP/1.1\r\nX: ', 300],
])('%s is cut off', async (_what, said, least) => {
  const { reply, ms } = await drip(said);
  expect(reply).toMatch(/^HTTP\/1\.1 4\d\d .*"code":"bad_request"/s);
  expect(ms).toBeGreaterThanOrEqual(least - 20);
  expect(ms).toBeLessThan(least + 20_000);
});

test('a body that comes in time is taken, and its connection stays for the next', async () => {
  const address = `http://127.0.0.1:${portOf(http)}/small`;
  for (let call = 0; call < 2; call += 1) {
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(address, { method: 'POST', body: '{}', headers })).status).toBe(200);
    // Longer than a body may take.
    await new Promise((resolve) => void setTimeout(resolve, 350));
  }
});

test('a server that closes answers what was asked, and waits for nobody who asks nothing', async () => {
  // Time enough that it is the closing which hangs up.
  const closing = await open(TIME_LIMITS);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<object>();
  closing.get('/slow', async () => {
    asked.resolve();
    return answer.promise;
  });
  await listen(closing);
  // As browsers open them ahead: nothing is ever said on it.
  const unused = connect(portOf(closing), '127.0.0.1');
  await once(unused, 'connect');
  const busy = connect(portOf(closing), '127.0.0.1');
  busy.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  let reply = '';
  busy.on('data', (part: Buffer) => (reply += part.toString()));
  await asked.promise;
  const ends = Promise.all([unused, busy].map((socket) => once(socket, 'close')));
  const closed = closing.close();
  await once(unused, 'close');
  expect(reply).toBe('');
  answer.resolve({ late: true });
  await Promise.all([closed, ends]);
  expect(reply).toMatch(/^HTTP\/1\.1 200 .*"late":true/s);
});
