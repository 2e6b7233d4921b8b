import type { sports } from '@hintha/contract';
import { STREAMS } from '@hintha/contract/first-paths';
import { sign } from '@hintha/platform';
import { SPORTS_FEED_PATH, type SportsFeedMessage } from '@hintha/vendor-protocol/feed';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fixture, market, result, state } from '../../../../../../tools/sports/feed-messages.ts';
import type { AppEvent } from '../../../app-event.ts';
import { openTestBook } from '../../../../../../tools/sports/test-book.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, clock, call } = site;
const book = openTestBook(ctx);

const listeners = new Set<(event: AppEvent) => void>();
ctx.events = {
  publish: (event) => listeners.forEach((listener) => listener(event)),
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: async () => undefined,
};
db.onEvent((event) => ctx.events.publish(event as AppEvent));
let events = 0;

interface Sent {
  readonly key?: string;
  readonly at?: number;
  readonly body?: string;
}

const post = async (messages: readonly SportsFeedMessage[], sent: Sent = {}): Promise<number> => {
  const {
    key = 'hintha-feed-demo-key',
    at = clock.now().getTime(),
    body = JSON.stringify({ messages }),
  } = sent;
  const [timestamp, nonce] = [String(Math.floor(at / 1_000)), randomUUID()];
  const http = await site.http();
  const reply = await http.inject({
    method: 'POST',
    url: SPORTS_FEED_PATH,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': sign(key, { timestamp, nonce, body }),
    },
  });
  return reply.statusCode;
};

const opened = async (): Promise<string> => {
  const code = `fed-${(events += 1)}`;
  await book.tell(fixture(code, 3_600), market(code, '1x2', ['2.00', '3.40', '3.60']));
  return code;
};

test('a call that is not signed with the key, or is old, changes nothing', async () => {
  const event = await opened();
  const cheaper = [market(event, '1x2', ['1.50', '4.00', '7.00'])];
  expect(await post(cheaper, { key: 'another key' })).toBe(401);
  expect(await post(cheaper, { at: clock.now().getTime() - 301_000 })).toBe(401);
  expect((await book.readMarket(event, '1x2')).prices).toEqual([20_000, 34_000, 36_000]);
  expect(await post(cheaper)).toBe(200);
  expect((await book.readMarket(event, '1x2')).prices).toEqual([15_000, 40_000, 70_000]);
});

test.each([
  ['no JSON', '{'],
  ['no batch', '[]'],
  ['a number below one', JSON.stringify({ messages: [{ ...market('a', '1x2', []), number: 0 }] })],
  ['a price that is none', JSON.stringify({ messages: [market('a', '1x2', ['NaN', '1', '1e9'])] })],
  ['a line that is none', JSON.stringify({ messages: [market('a', '1x2', [], { line: "1'; drop" })] })],
])('what is %s is refused', async (_what, body) => {
  expect(await post([], { body })).toBe(400);
});

test('messages on what there is not are passed over, and the others count', async () => {
  const event = await opened();
  const messages = [
    market('nobody-knows', '1x2', ['2.00', '3.40', '3.60']),
    market(event, 'no_such_market', ['2.00']),
    market(event, '1x2', ['2.00', '3.40']),
    market(event, 'over_under', ['0.50', '1.90'], { line: '2.5' }),
    state('nobody-knows'),
    result('nobody-knows', [0, 0], [0, 0]),
    market(event, 'odd_even', ['1.90', '1.90']),
  ];
  expect(await post(messages)).toBe(200);
  expect((await book.readMarket(event, 'odd_even')).prices).toEqual([19_000, 19_000]);
  expect((await book.readMarket(event, '1x2')).prices).toEqual([20_000, 34_000, 36_000]);
});

test('in whatever order messages come, and however often, the market ends with the last one', async () => {
  const prices = fc.array(fc.integer({ min: 101, max: 900 }), { minLength: 2, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(prices, fc.infiniteStream(fc.nat()), async (asked, chance) => {
      const event = await opened();
      const messages = asked.map((price) => market(event, '1x2', [(price / 100).toFixed(2), '3.40', '3.60']));
      const order = [...messages, ...messages]
        .map((message) => ({ message, at: chance.next().value ?? 0 }))
        .toSorted((one, other) => one.at - other.at);
      for (const { message } of order) await book.tell(message);
      expect((await book.readMarket(event, '1x2')).prices[0]).toBe((asked.at(-1) ?? 0) * 100);
    }),
    { numRuns: 15, seed: 20261126 },
  );
});

test('the version goes up with what members see, and not with the same again', async () => {
  const event = await opened();
  const { version } = await book.readMarket(event, '1x2');
  await book.tell(market(event, '1x2', ['2.00', '3.40', '3.60']));
  expect((await book.readMarket(event, '1x2')).version).toBe(version);
  await book.tell(market(event, '1x2', ['2.02', '3.40', '3.60']));
  expect((await book.readMarket(event, '1x2')).version).toBe(version + 1);
});

test('what a feed sends after the result changes nothing any more, and another result is kept for the staff', async () => {
  const event = await opened();
  await book.tell(result(event, [1, 0], [1, 0]));
  await book.tell(
    state(event),
    market(event, '1x2', ['9.00', '9.00', '9.00']),
    result(event, [0, 0], [0, 0]),
  );
  expect(await book.readEvent(event)).toMatchObject({
    state: 'CONFIRMED',
    version: 1,
    result: { fullTime: { home: 1, away: 0 } },
  });
  expect((await book.readMarket(event, '1x2')).prices[0]).toBe(20_000);
});

test('visitors read events with their markets, one event with all of them, and results', async () => {
  const event = await opened();
  await book.tell(
    market(event, 'over_under', ['1.70', '2.20'], { line: '1.5' }),
    market(event, 'over_under', ['1.95', '1.93'], { line: '2.5' }),
    market(
      event,
      'correct_score',
      Array.from({ length: 26 }, () => '12.00'),
    ),
  );
  const list = await call('GET', '/lgw/sports/events?sport=football&when=all');
  const { list: all } = list.body.value as { list: sports.EventView[] };
  const id = String(await book.idOf(event));
  const own = all.find((one) => one.id === id);
  expect(own).toMatchObject({ marketCount: 4, live: { state: 'SCHEDULED', isDanger: false } });
  // Of two lines the one nearest to even.
  expect(own?.markets.map(({ code, line }) => [code, line])).toEqual([
    ['1x2', null],
    ['over_under', '2.5'],
  ]);
  const one = await call('GET', `/lgw/sports/events/${id}`);
  expect((one.body.value as { event: sports.EventView }).event.markets).toHaveLength(4);
  expect((await call('GET', '/lgw/sports/events/999999')).body.code).toBe('not_found');
  expect((await call('GET', '/lgw/sports/results?sport=football')).body.code).toBe('ok');
});

test('the stream tells how events stand, and what changes of those that were asked for', async () => {
  const [watched, other] = [await opened(), await opened()];
  const http = await site.http();
  await http.listen({ port: 0, host: '127.0.0.1' });
  const address = http.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens nowhere');
  const id = String(await book.idOf(watched));
  const closing = new AbortController();
  const stream = await fetch(`http://127.0.0.1:${address.port}${STREAMS.sports}?events=${id}`, {
    signal: closing.signal,
  });
  const heard: sports.SportsStreamMessage[] = [];
  const reading = (async () => {
    let text = '';
    for await (const chunk of stream.body ?? []) {
      text += Buffer.from(chunk).toString();
      const lines = text.split('\n\n');
      text = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('data: '))
          heard.push(JSON.parse(line.slice('data: '.length)) as sports.SportsStreamMessage);
    }
  })().catch(() => undefined);
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]).toMatchObject({ events: [{ id, state: 'SCHEDULED' }], markets: [{ code: '1x2' }] });
  await book.tell(
    market(other, '1x2', ['1.10', '9.00', '9.00']),
    market(watched, '1x2', ['2.50', '3.00', '3.00']),
  );
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[1]).toMatchObject({
    events: [],
    markets: [{ eventId: id, prices: ['2.5000', '3.0000', '3.0000'] }],
  });
  await book.tell(state(watched));
  await expect.poll(() => heard.length).toBe(3);
  expect(heard[2]).toMatchObject({ events: [{ id, state: 'LIVE' }], markets: [] });
  closing.abort();
  await reading;
  expect((await fetch(`http://127.0.0.1:${address.port}${STREAMS.sports}?events=x`)).status).toBe(400);
});
