import { isSigned } from '@hintha/platform';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { TEST_SECRET } from './test-deposits.ts';

interface Asked {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly signed: boolean;
}

export interface TestProvider {
  readonly url: string;
  /** What it was asked since it was last forgotten. */
  readonly asked: readonly Asked[];
  readonly forget: () => void;
  /** What it answers from now on, whatever it is asked. */
  readonly answer: (status: number, body: unknown) => void;
}

/** A provider that is there for the tests of a file: it answers as it is told and keeps what it was asked. */
export const openTestProvider = async (): Promise<TestProvider> => {
  const asked: Asked[] = [];
  let said = { status: 200, body: '' };
  const server = createServer(async (request, reply) => {
    const body = await buffer(request);
    const header = (name: string) => String(request.headers[name]);
    const call = { timestamp: header('x-timestamp'), nonce: header('x-nonce'), body };
    asked.push({
      path: request.url ?? '',
      body: JSON.parse(body.toString()) as Record<string, unknown>,
      signed: isSigned(TEST_SECRET, call, header('x-signature')),
    });
    reply.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    forget: () => void asked.splice(0),
    answer: (status, body) => {
      said = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
    },
  };
};
