import { openLog, type Clock, type Database, type Http } from '@hintha/platform';
import { softswiss, type Fetch } from '@hintha/vendor-protocol';
import { ACCOUNT, TOKEN } from '@hintha/vendor-protocol/conformance';
import { testRandom } from './test/chance.ts';
import { openStudioHttp } from '@hintha/studio/src/app.ts';
import { readConfig } from '@hintha/studio/src/config.ts';
import { openSeedVault } from '@hintha/studio/src/seed-vault.ts';
import type { Studio } from '@hintha/studio/src/studio.ts';
import type { OpenedView } from '@hintha/studio/src/wire.ts';

/** What was answered to a call. */
export interface Answered<View = never> {
  readonly status: number;
  readonly view: View;
}

interface Asked {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface TestStudio {
  readonly studio: Studio;
  advance(ms: number): void;
  http(): Promise<Http>;
  call<View = never>(method: 'GET' | 'POST', url: string, asked?: Asked): Promise<Answered<View>>;
  /** Makes a call of the operator, signed over its bytes. */
  sign(path: string, body: unknown): Promise<Answered<{ launch_url: string; meta: { api_code: string } }>>;
  /** Launches a title and answers the code. */
  launch(game: string, more?: object): Promise<string>;
  open(game: string, more?: object): Promise<OpenedView>;
}

interface Parts {
  readonly db: Database;
  /** The operator that the studio calls. */
  readonly url: string;
  readonly fetch?: Fetch;
}

/** A studio over a test's database without a port; its clock runs, and can be put forward. */
export const testStudio = ({ db, url, fetch }: Parts): TestStudio => {
  let aheadMs = 0;
  const clock: Clock = { now: () => new Date(Date.now() + aheadMs) };
  const log = openLog('test', 'silent');
  const random = testRandom();
  const studio: Studio = {
    config: readConfig({ DATABASE_URL: 'test', STUDIO_KEY: TOKEN }),
    db,
    clock,
    log,
    random,
    wallet: softswiss.createWalletClient({
      baseUrl: url,
      token: TOKEN,
      clock: HASTY,
      ...(fetch && { fetch }),
    }),
    vault: openSeedVault(TOKEN, random),
  };
  const http = memoize(() => openStudioHttp(studio));
  const calls = openCalls(http);
  return {
    studio,
    advance: (ms) => {
      aheadMs += ms;
    },
    http,
    ...calls,
  };
};

/** Retries follow at once, and no answer is waited for longer than a moment. */
const HASTY = {
  nowMs: () => 0,
  sleep: async () => undefined,
  timeout: () => AbortSignal.timeout(5_000),
};

const memoize = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | null = null;
  return () => (made ??= make());
};

const openCalls = (http: () => Promise<Http>) => {
  const call: TestStudio['call'] = async (method, url, { token, body, headers } = {}) => {
    const reply = await (
      await http()
    ).inject({
      method,
      url,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: reply.statusCode, view: JSON.parse(reply.payload) as never };
  };
  const sign: TestStudio['sign'] = (path, body) => {
    const text = JSON.stringify(body);
    return call('POST', path, {
      body: text,
      headers: { [softswiss.SIGNATURE_HEADER]: softswiss.signBody(text, TOKEN) },
    });
  };
  const launch: TestStudio['launch'] = async (game, more = {}) => {
    const account = { id: ACCOUNT, currency: 'MMK', nickname: 'Mya' };
    const { view } = await sign('/launcher/real', {
      casino_id: 'hintha',
      game,
      locale: 'en',
      account,
      ...more,
    });
    return new URL(view.launch_url).searchParams.get('launch') ?? '';
  };
  const open: TestStudio['open'] = async (game, more) =>
    (await call<OpenedView>('POST', '/play/open', { body: { launch: await launch(game, more) } })).view;
  return { call, sign, launch, open };
};
