import type { SportsFeedMessage } from '@hintha/vendor-protocol/feed';
import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Halt } from '../../tools/halt.ts';
import { fixture, market, state } from '../../tools/sports/feed-messages.ts';
import type { Figure } from '../figure.ts';
import { openHttpTarget } from '../http-target.ts';
import { postFeed } from './post-feed.ts';
import type { Heard, ListenOrder } from './listen-process.ts';

const EVENTS = 200;
/** Lines of totals of an event, and so its markets. */
const LINES = 10;
const LISTENERS = 2_000;
/** What a phone shows of a board at once. */
const SHOWN_EVENTS = 6;
const CHANGES_A_SECOND = 5_000;
const EVERY_MS = 50;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
const PROCESS = fileURLToPath(new URL('listen-process.ts', import.meta.url));

const codeOf = (event: number): string => `priced-${event}`;
const lineOf = (line: number): string => `${line}.5`;

/** The instant at which it is sent stands in the places behind the point: what a listener reads tells how old it is. */
const stamped = (): string => `2.${String(Date.now() % 10_000).padStart(4, '0')}`;

const changeOf = (n: number): SportsFeedMessage =>
  market(codeOf(n % EVENTS), 'over_under', [stamped(), '1.9000'], {
    line: lineOf(Math.floor(n / EVENTS) % LINES),
  });

/** Prices on their way from a feed to the sockets of pages. */
export async function* measurePrices(serverUrl: string): AsyncGenerator<Figure> {
  await using target = await openHttpTarget(serverUrl);
  const { port } = target;
  const url = `http://127.0.0.1:${port}`;
  for (let event = 0; event < EVENTS; event += 1)
    await postFeed(url, [
      fixture(codeOf(event), -600),
      state(codeOf(event)),
      ...Array.from({ length: LINES }, (_, line) => changeOf(event + line * EVENTS)),
    ]);
  const listeners = await listen({
    port,
    listeners: LISTENERS,
    eventsEach: SHOWN_EVENTS,
    events: await readIds(port),
  });
  const sent = await sendFor(url, SECONDS * 1_000);
  const memory = target.memoryMb();
  const { changes, p50Ms, p99Ms, lost } = await listeners.stop();
  yield {
    name: `price changes of ${EVENTS * LINES} markets`,
    value: sent,
    unit: 'a second',
    bound: { atLeast: CHANGES_A_SECOND * 0.98 },
  };
  yield {
    name: `of them to ${LISTENERS} listeners with ${SHOWN_EVENTS} events each`,
    value: changes / SECONDS,
    unit: 'a second',
  };
  yield { name: 'from the feed to the socket of a page, p50', value: p50Ms, unit: 'ms' };
  yield {
    name: 'from the feed to the socket of a page, p99',
    value: p99Ms,
    unit: 'ms',
    bound: { atMost: 300 },
  };
  yield { name: 'memory of the server', value: memory, unit: 'MB', bound: { atMost: 500 } };
  yield { name: 'listeners that were lost', value: lost, unit: '', bound: { atMost: 0 } };
}

const readIds = async (port: number): Promise<string[]> => {
  const reply = await fetch(`http://127.0.0.1:${port}/lgw/sports/events?sport=football&when=live`);
  const { value } = (await reply.json()) as { value: { list: { id: string }[] } };
  return value.list.map(({ id }) => id);
};

/** Sends changes at the rate that is asked for, each batch when it is due; answers how many came out a second. */
const sendFor = async (url: string, durationMs: number): Promise<number> => {
  const start = performance.now();
  const batch = (CHANGES_A_SECOND * EVERY_MS) / 1_000;
  const posts: Promise<void>[] = [];
  for (let due = 0, n = 0; due < durationMs; due += EVERY_MS) {
    await sleep(Math.max(0, start + due - performance.now()));
    const messages = Array.from({ length: batch }, () => changeOf(n++));
    posts.push(postFeed(url, messages));
  }
  await Promise.all(posts);
  return (posts.length * batch) / ((performance.now() - start) / 1_000);
};

/** Listens in a process of its own. */
const listen = async (order: ListenOrder): Promise<{ stop: () => Promise<Heard> }> => {
  const child = fork(PROCESS, [JSON.stringify(order)]);
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Halt(`The listeners ended with ${code}.`)));
  });
  ended.catch(() => undefined);
  const next = () => new Promise<Heard>((resolve) => child.once('message', (heard: Heard) => resolve(heard)));
  await Promise.race([next(), ended]);
  return {
    stop: async () => {
      const heard = next();
      child.send('stop');
      return Promise.race([heard, ended]);
    },
  };
};
