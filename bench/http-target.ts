import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Database, openDatabase, transaction } from '@hintha/platform';
import { connectVendor } from '@hintha/server/src/modules/vendors/index.ts';
import { createDatabase } from '../tools/postgres/index.ts';
import { givenCrowd, givenFundedWallets, givenSession } from '../tools/scenario/index.ts';
import { sealingOf } from '../tools/test/vendor-sealing.ts';
import { startChild } from '../tools/start/children.ts';
import { findFreePort } from '../tools/start/free-port.ts';
import { serverPlan } from '../tools/start/plans.ts';
import { readSettings } from '../tools/settings.ts';
import type { BetwinLoad } from './betwin-load.ts';
import type { ReadLoad } from './read-load.ts';
import type { SocketRates } from './socket-load.ts';

export const BENCH_KEY = 'bench key';
export const BENCH_PASSWORD = 'golden-bench-hintha';
const ACCOUNTS = 1_000;
/** Connections over which a server is asked, unless said otherwise. */
export const CONNECTIONS = 64;

/** A whole server of its own, and members who can bear any number of bets. */
export interface HttpTarget extends AsyncDisposable {
  readonly port: number;
  readonly consolePort: number;
  readonly databaseUrl: string;
  /** Bets with a win over HTTP, as many connections at once as the figure names. */
  drive(seconds: number, betsACall?: number): Promise<SocketRates>;
  /** Memory of the server's process in megabytes. */
  memoryMb(): number;
}

/** The bench's password as the server keeps it: argon2id, salted with sixteen times `b`. */
export const BENCH_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$YmJiYmJiYmJiYmJiYmJiYg$UTfsj56LYVOmsx0NcxI6FVlC+80ytzQYqOPedyvzI7I';

const NAME = 'bench';
const FUNDS = 1_000_000_000n;

export const BENCH_NAMES = Array.from({ length: ACCOUNTS }, (_, n) => `${NAME}${n + 1}`);

/** An integration that may bet, and a thousand members with money and a session each. */
const fill = async (db: Database): Promise<void> => {
  const integration = { code: 'BENCH', name: 'Bench', key: BENCH_KEY, casinoId: 'bench', currency: 'MMK' };
  const terms = { vendorUrl: null, anyGame: true, maxBet: null, active: true };
  await transaction(db, (tx) => connectVendor(sealingOf(db), tx, { ...integration, ...terms }));
  const phonesFrom = 959_790_000_000n;
  const crowd = await givenCrowd(db, {
    name: NAME,
    count: ACCOUNTS,
    phonesFrom,
    password: BENCH_PASSWORD_HASH,
  });
  await givenFundedWallets(db, crowd, { each: FUNDS, reference: 'funds' });
  const at = new Date();
  for (const [n, name] of BENCH_NAMES.entries())
    assert(await givenSession(db, crowd.first + BigInt(n), { token: `token-of-${name}`, at }));
};

export const openHttpTarget = async (serverUrl: string): Promise<HttpTarget> => {
  const url = await createDatabase(serverUrl, 'bench_http');
  const dataDir = mkdtempSync(join(tmpdir(), 'hintha-bench-http-'));
  const [port, studioPort, consolePort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const settings = readSettings({
    PORT: String(port),
    STUDIO_PORT: String(studioPort),
    CONSOLE_PORT: String(consolePort),
    DATA_DIR: dataDir,
    DEMO_WORLD: 'none',
  });
  const plan = serverPlan(settings, url);
  // The loads come from this machine and say from where they stand for.
  const server = await startChild({ ...plan, env: { ...plan.env, TRUSTED_PROXIES: '127.0.0.1' } });
  const owner = openDatabase(url, { max: 1 });
  await fill(owner);
  await owner.close();
  let run = 0;
  const place = { host: '127.0.0.1', port, connections: CONNECTIONS };
  return {
    port,
    consolePort,
    databaseUrl: url,
    drive: (seconds, betsACall = 1) => {
      run += 1;
      return runLoad('./betwin-load.ts', {
        ...place,
        path: '/vendor/BENCH/betwin',
        key: BENCH_KEY,
        accounts: BENCH_NAMES,
        durationMs: seconds * 1000,
        betsACall,
        run: `${process.pid}-${run}`,
      });
    },
    memoryMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024,
    [Symbol.asyncDispose]: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

interface Steady {
  seconds: number;
  connections?: number;
  perSecond?: number;
}

/** Addresses of a server in turn, over and over, as each of a thousand members with a session. */
export const readSteadily = (
  port: number,
  paths: readonly string[],
  { seconds, connections = CONNECTIONS, perSecond }: Steady,
): Promise<SocketRates> =>
  runLoad('./read-load.ts', {
    host: '127.0.0.1',
    port,
    connections,
    paths,
    tokens: BENCH_NAMES.map((name) => `token-of-${name}`),
    durationMs: seconds * 1000,
    ...(perSecond === undefined ? {} : { perSecond }),
  });

const runLoad = (file: string, order: BetwinLoad | ReadLoad): Promise<SocketRates> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(file, import.meta.url), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
