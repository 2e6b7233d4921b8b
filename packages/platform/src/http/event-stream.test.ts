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
