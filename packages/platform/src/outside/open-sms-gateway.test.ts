import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openSmsGateway, Undeliverable } from './index.ts';

let status = 202;
const calls: { authorization: string | undefined; body: unknown }[] = [];
const server = createServer(async (request, reply) => {
  calls.push({ authorization: request.headers.authorization, body: JSON.parse(await text(request)) });
  reply.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end();
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const gateway = openSmsGateway({ url: `http://127.0.0.1:${port}/send`, token: 'secret', sender: 'Hintha' });
afterAll(() => void server.close());

const sms = { to: '959777123456', text: 'ကုဒ် 123456' };
const failure = async (answer: number): Promise<unknown> => {
  status = answer;
  return gateway.send(sms).catch((error: unknown) => error);
};

test('a message is handed over as JSON with the token', async () => {
  await gateway.send(sms);
  expect(calls.at(-1)).toEqual({
    authorization: 'Bearer secret',
    body: { to: sms.to, from: 'Hintha', text: sms.text },
  });
});

test('a wrong number is undeliverable; a gateway that is busy, closed to us or broken is asked again', async () => {
  expect(await failure(422)).toBeInstanceOf(Undeliverable);
  for (const answer of [401, 429, 500, 503, 302]) {
    const error = await failure(answer);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Undeliverable);
  }
});
