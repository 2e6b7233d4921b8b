import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { openLog } from '../log.ts';
import { openMetrics } from '../metrics.ts';
import { openHttp } from './open-http.ts';

const open = () =>
  openHttp({
    log: openLog('test', 'silent'),
    metrics: openMetrics(),
    translate: (_language, code) => code,
    languages: ['my'],
    trustedProxies: [],
    metricsAccess: 'nobody',
    contentSecurity: { 'default-src': ["'none'"] },
  });

test('the address of a caller is known when its connection is already gone', async () => {
  const http = await open();
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

const CALL = 'GET /address HTTP/1.1\r\nHost: x\r\n\r\n';

/** Connects, calls and breaks the connection, all of it before this thread takes the connection. */
const comeAndGo = (port: number): void => {
  const gone = new Int32Array(new SharedArrayBuffer(4));
  const text = `
    const { port, call, gone } = require('node:worker_threads').workerData;
    const socket = require('node:net').connect(port, '127.0.0.1', () =>
      socket.write(call, () => socket.resetAndDestroy()));
    socket.once('close', () => { Atomics.store(gone, 0, 1); Atomics.notify(gone, 0); });`;
  void new Worker(text, { eval: true, workerData: { port, call: CALL, gone } });
  Atomics.wait(gone, 0, 0, 20_000);
};

test('who is gone before its connection was taken has made no call', async () => {
  const http = await open();
  const seen: unknown[] = [];
  http.get('/address', async ({ ip }) => {
    seen.push(ip);
    return {};
  });
  const address = await http.listen({ host: '127.0.0.1', port: 0 });
  comeAndGo((http.server.address() as AddressInfo).port);
  expect((await fetch(`${address}/address`)).status).toBe(200);
  expect(seen).toEqual(['127.0.0.1']);
  await http.close();
});
