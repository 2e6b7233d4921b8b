import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../log.ts';
import { openMetrics } from '../../metrics.ts';
import { openHttp, type Http } from '../open-http.ts';

let http: Http;

beforeAll(async () => {
  http = await openHttp({
    log: openLog('test', 'silent'),
    metrics: openMetrics(),
    translate: (_language, code) => code,
    languages: ['my'],
    trustedProxies: [],
    metricsAccess: 'nobody',
    contentSecurity: { 'default-src': ["'none'"] },
    timeLimits: { headersMs: 300, bodyMs: 300, largeBodyMs: 700, checkMs: 50 },
  });
  http.post('/small', async () => ({}));
  http.post('/large', { config: { largeBody: true } }, async () => ({}));
  await http.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => http.close());

/** Says something, then a byte now and then; answers what came back, and after how many milliseconds the end came. */
const drip = async (said: string): Promise<{ reply: string; ms: number }> => {
  const started = performance.now();
  const socket: Socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
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
  expect(ms).toBeLessThan(least + 3_000);
});

test('a body that comes in time is taken, and its connection stays for the next', async () => {
  const address = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}/small`;
  for (let call = 0; call < 2; call += 1) {
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(address, { method: 'POST', body: '{}', headers })).status).toBe(200);
    // Longer than a body may take.
    await new Promise((resolve) => void setTimeout(resolve, 350));
  }
});
