import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isAdmissible, openLog, signedCallOf, systemRandom } from '@hintha/platform';
import { SPORTS_FEED_PATH, SportsFeedBatch, type SportsFeedMessage } from '@hintha/vendor-protocol/feed';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openFeed } from './app.ts';
import { playSports } from './sports/index.ts';
import { readConfig } from './config.ts';
import type { Player, Stage } from './types.ts';
import { plannedBetween } from './sports/programme.ts';
import { openPlayed, openRoster } from './sports/roster.ts';

const KEY = 'of a test';
const START = Date.UTC(2026, 10, 26, 12);
const MINUTE_MS = 60_000;
const PATIENT = { timeout: 240_000 };

let url = '';
let nowMs = START;
const clock = { now: () => new Date(nowMs) };
/** What the operator heard, what of it cannot be, and with what it answers. */
let heard: SportsFeedMessage[] = [];
let wrong: string[] = [];
let answer = 200;
let refused = 0;

const operator = createServer((request, reply) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const bytes = Buffer.concat(parts);
    const call = signedCallOf({ headers: request.headers, bytes });
    const batch = SportsFeedBatch.safeParse(JSON.parse(bytes.toString()));
    if (request.url !== SPORTS_FEED_PATH) wrong.push(`${request.url}`);
    if (!isAdmissible({ clock }, KEY, call)) wrong.push('not signed');
    if (!batch.success) wrong.push(batch.error.message);
    if (answer === 200) heard.push(...(batch.data?.messages ?? []));
    else refused += 1;
    reply.writeHead(answer).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => void operator.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(operator.address() as AddressInfo).port}`;
});

afterAll(() => void operator.close());

beforeEach(() => {
  [heard, wrong, answer, refused, nowMs] = [[], [], 200, 0, START];
});

const open = async (players: readonly Player[] = [playSports], faults = '0') => {
  const config = readConfig({ FEED_PORT: '0', FEED_KEY: KEY, OPERATOR_URL: url, FEED_FAULTS: faults });
  const outside = { config, log: openLog('test', 'silent'), clock, random: systemRandom };
  const feed = await openFeed(outside, players);
  let closing: Promise<void> | null = null;
  const close = () => (closing ??= feed.close());
  onTestFinished(close);
  return { ...feed, close };
};

const codesOf = (kind: SportsFeedMessage['kind']): Set<string> =>
  new Set(heard.filter((message) => message.kind === kind).map(({ event }) => event));

const announced = (): string[] =>
  openRoster({ seed: 'hintha', pace: 3 })
    .at(nowMs)
    .map(({ planned }) => planned.code);

const everythingHeard = async (): Promise<void> => {
  const codes = announced();
  await vi.waitFor(() => {
    const states = codesOf('state');
    expect(codes.filter((code) => !states.has(code))).toEqual([]);
  }, PATIENT);
};

test('an operator that answers hears of every match that is announced, signed, and of those that are over', async () => {
  const feed = await open();
  expect((await fetch(`${feed.address}/healthz`)).status).toBe(200);
  await everythingHeard();
  await vi.waitFor(() => expect(codesOf('result').size).toBeGreaterThan(30), PATIENT);
  expect(wrong).toEqual([]);
  expect(announced().length).toBeGreaterThan(80);
  const live = heard.filter((message) => message.kind === 'state' && message.phase === 'live');
  expect(live.length).toBeGreaterThanOrEqual(12);
  expect(
    heard.filter((message) => message.kind === 'market' && message.status === 'open').length,
  ).toBeGreaterThan(1_000);
});

test('a restart goes on with the same matches, and with larger numbers', async () => {
  const first = await open();
  await everythingHeard();
  await first.close();
  const largest = Math.max(...heard.map(({ number }) => number));
  const fixtures = codesOf('fixture');
  heard = [];
  nowMs += MINUTE_MS;
  await open();
  await everythingHeard();
  const known = announced().filter((code) => fixtures.has(code));
  expect(known.length).toBeGreaterThan(announced().length - 10);
  // Incidents of before keep their numbers, by which they are known again.
  const later = heard.filter(({ kind }) => kind !== 'incident');
  expect(Math.min(...later.map(({ number }) => number))).toBeGreaterThan(largest);
});

test('an operator that was away hears everything again, and how the matches ended that were over meanwhile', async () => {
  await open();
  await everythingHeard();
  const wasLive = heard.flatMap((message) =>
    message.kind === 'state' && message.phase === 'live' ? [message.event] : [],
  );
  answer = 503;
  // Long enough for every match of football to be over, and told of no more.
  nowMs += 70 * MINUTE_MS;
  await vi.waitFor(() => expect(refused).toBeGreaterThan(0), PATIENT);
  heard = [];
  answer = 200;
  await everythingHeard();
  const football = wasLive.filter((code) => !/^(?:tidecrown|lotus|steelsight)/.test(code));
  await vi.waitFor(() => {
    const states = new Set(
      heard.flatMap((message) =>
        message.kind === 'state' && ['ended', 'abandoned'].includes(message.phase) ? [message.event] : [],
      ),
    );
    expect(football.filter((code) => !states.has(code))).toEqual([]);
  }, PATIENT);
  expect(football.length).toBeGreaterThan(10);
});

test('of a match that falls silent nothing arrives for half a minute, and everything after it', async () => {
  const events = plannedBetween({ seed: 'hintha', pace: 3 }, START, START + 600 * MINUTE_MS);
  const silent = events
    .map((planned) => openPlayed({ seed: 'hintha', pace: 3 }, planned))
    .find(({ silence }) => silence !== null);
  const code = silent?.planned.code ?? '';
  nowMs = Math.ceil(silent?.silence?.fromMs ?? 0) + 1_000;
  await open([playSports], '1');
  // A batch with a fault may be held back until there is another one.
  await vi.waitFor(() => expect(codesOf('state').size).toBeGreaterThan(100), PATIENT);
  expect(heard.filter(({ event }) => event === code)).toEqual([]);
  nowMs += 31_000;
  await vi.waitFor(() => expect(codesOf('state')).toContain(code), PATIENT);
  expect(codesOf('market')).toContain(code);
});

test('players are handed what they need, and have ended when the feed has', async () => {
  const stages: Stage[] = [];
  let hasEnded = false;
  const player: Player = async (stage) => {
    stages.push(stage);
    await new Promise<void>((done) => stage.signal.addEventListener('abort', () => done()));
    hasEnded = true;
  };
  const feed = await open([player]);
  const [stage] = stages;
  expect(stage).toMatchObject({ seed: 'hintha', pace: 3, hasFaults: false, clock });
  expect(await stage?.post(SPORTS_FEED_PATH, { messages: [] })).toBe(true);
  answer = 401;
  expect(await stage?.post(SPORTS_FEED_PATH, { messages: [] })).toBe(false);
  expect(wrong).toEqual([]);
  await feed.close();
  expect(hasEnded).toBe(true);
});
