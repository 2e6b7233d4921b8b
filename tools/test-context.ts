import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  collectContributions,
  openLog,
  openMetrics,
  openObjects,
  type Clock,
  type Database,
  type Events,
  type Http,
} from '@hintha/platform';
import { ALL_CONTRIBUTIONS } from '@hintha/server/src/all-modules.ts';
import { openSite } from '@hintha/server/src/app.ts';
import { readConfig } from '@hintha/server/src/config.ts';
import { openCountries } from '@hintha/server/src/countries.ts';
import type { AppEvent } from '@hintha/server/src/app-event.ts';
import type { AppContext } from '@hintha/server/src/app-context.ts';
import { afterAll } from 'vitest';
import { testRandom } from './test/chance.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

export interface TestContext {
  ctx: AppContext;
  clock: TestClock;
  published: AppEvent[];
  /** Makes a call as JSON; answers its status and the parsed reply. */
  readonly call: (method: Method, url: string, asked?: Asked) => Promise<Answered>;
  readonly http: () => Promise<Http>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Asked {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  headers: Record<string, unknown>;
  body: { success: boolean; code: string; message: string; value: never };
}

/** Passwords cost as little as may be: they would take a sixth of what tests beside the code do. */
const TEST_SETTINGS = { DATABASE_URL: 'test', DEMO_WORLD: 'none', PASSWORD_MEMORY_KIB: '8' };

/** The server over a test's database, without a port, a demo world, the wall clock or the files of the product. */
export const testContext = (db: Database, env: Record<string, string> = {}): TestContext => {
  const clock = openClock();
  const published: AppEvent[] = [];
  const dataDir = join(tmpdir(), `hintha-test-${randomUUID()}`);
  const random = testRandom();
  const ctx: AppContext = {
    db,
    clock,
    random,
    events: openEvents(published),
    log: openLog('test', 'silent'),
    countries: openCountries(),
    deliveryChannels: { mailer: null, sms: null, phones: null, push: null },
    objects: openObjects(join(dataDir, 'objects'), random),
    config: readConfig({ ...TEST_SETTINGS, DATA_DIR: dataDir, ...env }),
    contributions: collectContributions(ALL_CONTRIBUTIONS),
  };
  let site: Promise<Http> | null = null;
  const http = () => (site ??= openSite(ctx, openMetrics()));
  afterAll(async () => {
    await (await site)?.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { ctx, clock, published, http, call: async (...order) => answer(await http(), ...order) };
};

const openClock = (): TestClock => {
  let now = Date.UTC(2026, 10, 21, 8, 0, 0);
  return { now: () => new Date(now), advance: (ms) => void (now += ms) };
};

const openEvents = (published: AppEvent[]): Events<AppEvent> => ({
  publish: (event) => void published.push(event),
  subscribe: () => () => undefined,
  close: async () => undefined,
});

const answer = async (http: Http, method: Method, url: string, asked: Asked = {}): Promise<Answered> => {
  const reply = await http.inject({
    method,
    url,
    headers: {
      ...(asked.token === undefined ? {} : { authorization: `Bearer ${asked.token}` }),
      ...asked.headers,
    },
    ...(asked.body === undefined ? {} : { payload: asked.body as object }),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
};
