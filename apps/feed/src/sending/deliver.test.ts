import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned, openLog, systemClock, systemRandom } from '@hintha/platform';
import { seededChance } from '@hintha/sports';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { callOperator } from './call-operator.ts';
import { deliver, type Delivery } from './deliver.ts';

interface Message {
  readonly number: number;
  readonly on: string;
}

const KEY = 'of a test';
const PAUSES = { batchMs: 5, silenceMs: 40, retryMs: 5, longestRetryMs: 20 };

let url = '';
/** What the operator heard by path, and with what it answers. */
const heard = new Map<string, Message[][]>();
const answers = new Map<string, number>();
let unsigned = 0;

const operator = createServer((request, reply) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const [path, body] = [request.url ?? '', Buffer.concat(parts)];
    const [timestamp, nonce, signature] = ['timestamp', 'nonce', 'signature'].map((name) =>
      String(request.headers[`x-${name}`]),
    ) as [string, string, string];
    if (!isSigned(KEY, { timestamp, nonce, body }, signature)) unsigned += 1;
    const { messages } = JSON.parse(body.toString()) as { messages: Message[] };
    heard.set(path, [...(heard.get(path) ?? []), messages]);
    reply.writeHead(answers.get(path) ?? 200).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => void operator.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(operator.address() as AddressInfo).port}`;
});

afterAll(() => {
  operator.close();
  expect(unsigned).toBe(0);
});

let paths = 0;

const open = ({ most = 10, lost = '', hasFaults = false, status = 200 } = {}) => {
  const path = `/feed/${(paths += 1)}`;
  answers.set(path, status);
  const ending = new AbortController();
  const { signal } = ending;
  const caller = { operatorUrl: url, key: KEY, clock: systemClock, random: systemRandom, signal };
  const stage = {
    post: (at: string, body: object) => callOperator(caller, at, body),
    clock: systemClock,
    key: KEY,
    seed: 'test',
    pace: 3,
    hasFaults,
    signal,
    log: openLog('test', 'silent'),
  };
  const chance = seededChance(1);
  const delivery = deliver<Message>(stage, {
    path,
    keyOf: ({ on }) => on,
    most,
    isLost: ({ on }) => on === lost,
    chance,
    pauses: PAUSES,
  });
  onTestFinished(async () => {
    ending.abort();
    await delivery.ended;
  });
  return { delivery, path, batches: () => heard.get(path) ?? [] };
};

const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

const arrived = (delivery: Delivery<Message>) => waitFor(() => expect(delivery.arrival).not.toBeNull());

test('changes are put together into batches of so many at most', async () => {
  const { delivery, batches } = open({ most: 4 });
  await arrived(delivery);
  delivery.put(Array.from({ length: 8 }, (_, n) => ({ number: n + 1, on: `event ${n}` })));
  await waitFor(() => expect(batches().flat()).toHaveLength(8));
  expect(Math.max(...batches().map(({ length }) => length))).toBeLessThanOrEqual(4);
});

test('with nothing to send an empty batch tells that the feed is there', async () => {
  const { batches } = open();
  await waitFor(() => expect(batches()).toHaveLength(3));
  expect(batches().flat()).toEqual([]);
});

test('an operator that does not answer is sent the latest of each when it does, and is known to want everything', async () => {
  const { delivery, path, batches } = open();
  await arrived(delivery);
  const { arrival } = delivery;
  expect(arrival).toEqual({ heardUntilMs: null });
  answers.set(path, 503);
  for (let number = 1; number <= 50; number += 1) {
    delivery.put([
      { number: 2 * number, on: 'a' },
      { number: 2 * number + 1, on: 'b' },
    ]);
    await waitFor(() => expect(batches().length).toBeGreaterThan(number / 10));
  }
  answers.set(path, 200);
  await waitFor(() => expect(delivery.arrival).not.toBe(arrival));
  expect(delivery.arrival?.heardUntilMs).toBeGreaterThan(0);
  const latest = [
    { number: 100, on: 'a' },
    { number: 101, on: 'b' },
  ];
  await waitFor(() =>
    expect(batches().findLast(({ length }) => length > 0)).toEqual(expect.arrayContaining(latest)),
  );
});

test('an operator that has never answered is asked again and again', async () => {
  const { delivery, path, batches } = open({ status: 500 });
  await waitFor(() => expect(batches().length).toBeGreaterThan(3));
  expect(delivery.arrival).toBeNull();
  answers.set(path, 200);
  await arrived(delivery);
});

test('with faults what is to be lost is, and everything else comes', async () => {
  const { delivery, batches } = open({ hasFaults: true, lost: 'lost' });
  await arrived(delivery);
  delivery.put([
    { number: 1, on: 'lost' },
    { number: 2, on: 'kept' },
  ]);
  await waitFor(() => expect(batches().flat()).toContainEqual({ number: 2, on: 'kept' }));
  delivery.put([{ number: 3, on: 'later' }]);
  await waitFor(() => expect(batches().flat()).toContainEqual({ number: 3, on: 'later' }));
  expect(
    batches()
      .flat()
      .filter(({ on }) => on === 'lost'),
  ).toEqual([]);
});
