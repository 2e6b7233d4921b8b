import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openLog } from '../log.ts';
import { openMetrics } from '../metrics.ts';
import { openEventStream } from './event-stream.ts';
import { listen } from './listen.ts';
import { openHttp } from './open-http.ts';

const open = async (isReady?: () => Promise<boolean>) => {
  const http = await openHttp({
    log: openLog('test', 'silent'),
    metrics: openMetrics(),
    translate: (_, code) => code,
    languages: ['en'],
    trustedProxies: [],
    metricsAccess: 'nobody',
    contentSecurity: { 'default-src': ["'none'"] },
    timeLimits: { headersMs: 300, bodyMs: 300, largeBodyMs: 300, checkMs: 50 },
    ...(isReady === undefined ? {} : { isReady }),
  });
  http.get('/events', async (_request, reply) => void openEventStream(reply, () => undefined));
  return { http, address: await listen(http, '127.0.0.1', 0, 'PORT') };
};

test('a server that is told to stop does not wait for pages that follow its events', async () => {
  const { http, address } = await open();
  const stream = await fetch(`${address}/events`);
  await http.close();
  expect(await stream.text()).toBe(': open\n\n');
});

/** What came back on one connection until its end, on which more is said once the stream has begun. */
const sayMore = async (port: number, headers: string, more: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (part) => {
    if (heard === '') socket.write(more);
    heard += part.toString('latin1');
  });
  // To be cut off is an end too.
  socket.on('error', () => undefined);
  socket.write(`GET /events HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  await new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  return heard;
};

test.each([
  ['bytes that are no call', '', 'rubbish\r\n\r\n'],
  ['headers that are too long', '', `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['a call that is never told to its end', '', 'GET / HTTP/1.1\r\nX'],
  ['a body of its own that never comes', 'Content-Length: 9\r\n', 'x'],
])(
  '%s on the connection of a stream end it, and nothing else is written into it',
  async (_, headers, more) => {
    const { http } = await open();
    const heard = await sayMore((http.server.address() as AddressInfo).port, headers, more);
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:[^\r\n]+\r\n)+\r\n8\r\n: open\n\n\r\n$/);
    await http.close();
  },
);

test('a program that is ready says so, and one whose database does not answer says that', async () => {
  let answers = true;
  const { http, address } = await open(async () => answers);
  const readiness = async () => (await fetch(`${address}/readyz`)).status;
  expect(await readiness()).toBe(200);
  answers = false;
  expect(await readiness()).toBe(503);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await http.close();
});
