import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openLog } from '../log.ts';
import { openMetrics } from '../metrics.ts';
import { openHttp } from './open-http.ts';

test('the address of a caller is known when its connection is already gone', async () => {
  const http = await openHttp({
    log: openLog('test', 'silent'),
    metrics: openMetrics(),
    translate: (_language, code) => code,
    languages: ['my'],
    trustedProxies: [],
    metricsAccess: 'nobody',
    contentSecurity: { 'default-src': ["'none'"] },
  });
  const seen = new Promise<unknown>((resolve) => {
    http.get('/slow', async (request) => {
      if (!request.raw.destroyed) await once(request.raw.socket, 'close');
      resolve(request.ip);
      return {};
    });
  });
  await http.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  // What follows the call is none, and ends the connection.
  socket.on('error', () => undefined).write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n{}');
  expect(await seen).toBe('127.0.0.1');
  socket.destroy();
  await http.close();
});
