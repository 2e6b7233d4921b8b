import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openDatabase } from '@hintha/platform';
import { createDatabase } from '../tools/postgres/index.ts';
import { startChild } from '../tools/start/children.ts';
import { findFreePort } from '../tools/start/free-port.ts';
import { serverPlan } from '../tools/start/plans.ts';
import { readSettings } from '../tools/settings.ts';
import type { BetwinLoad } from './betwin-load.ts';
import { processSeconds } from './cpu-time.ts';
import type { ReadLoad } from './read-load.ts';
import type { SocketRates } from './socket-load.ts';

const KEY = 'bench key';
const ACCOUNTS = 1_000;
const CONNECTIONS = 64;

/** A whole server of its own, and members who can bear any number of bets. */
export interface HttpTarget extends AsyncDisposable {
  /** Bets with a win over HTTP, as many connections at once as the figure names. */
  drive(seconds: number, betsACall?: number): Promise<SocketRates>;
  /** The same address over and over, as each of a thousand members with a session. */
  read(path: string, seconds: number): Promise<SocketRates>;
  /** Memory of the server's process in megabytes. */
  memoryMb(): number;
  /** Processor time of the server's process so far. */
  cpuSeconds(): number;
}

const PREPARE = `
  insert into vendors_connection (code, dialect, secret, casino_id, currency, any_game)
  values ('BENCH', 'softswiss', '${KEY}', 'bench', 'MMK', true);
  with opened as (
    insert into access_account (name, name_key, type, password)
    select 'bench' || n, 'bench' || n, 0, '' from generate_series(1, ${ACCOUNTS}) n returning id
  ), funded as (
    insert into wallet_account (id, currency, balance, seq)
    select id, 'MMK', 1000000000, 1 from opened returning id
  ), posted as (
    insert into wallet_posting (wallet, seq, contra, amount, balance_after, available_after, at, key, kind, source,
                                reference)
    select id, 1, -3, 1000000000, 1000000000, 1000000000, clock_timestamp(), gen_random_uuid(), 'DEPOSIT', 'bench',
           'funds' from funded
  )
  insert into wallet_house_counter (account, slot, balance, postings)
  values (-3, 0, -1000000000 * ${ACCOUNTS}::bigint, ${ACCOUNTS});
  insert into access_session (token_hash, account_id, created_at, last_used_at, ip, user_agent)
  select sha256(convert_to('token-of-' || name, 'UTF8')), id, now(), now(), '127.0.0.1', 'bench'
  from access_account where name like 'bench%';`;

const NAMES = Array.from({ length: ACCOUNTS }, (_, n) => `bench${n + 1}`);

export const openHttpTarget = async (serverUrl: string): Promise<HttpTarget> => {
  const url = await createDatabase(serverUrl, 'bench_http');
  const dataDir = mkdtempSync(join(tmpdir(), 'hintha-bench-http-'));
  const [port, studioPort] = [await findFreePort(), await findFreePort()];
  const settings = readSettings({
    PORT: String(port),
    STUDIO_PORT: String(studioPort),
    DATA_DIR: dataDir,
    DEMO_WORLD: 'none',
  });
  const server = await startChild(serverPlan(settings, url));
  const owner = openDatabase(url, { max: 1 });
  await owner.pool.query(PREPARE);
  await owner.close();
  let run = 0;
  const place = { host: '127.0.0.1', port, connections: CONNECTIONS };
  return {
    read: (path, seconds) =>
      runLoad('./read-load.ts', {
        ...place,
        path,
        tokens: NAMES.map((name) => `token-of-${name}`),
        durationMs: seconds * 1000,
      }),
    cpuSeconds: () => processSeconds(server.pid),
    drive: (seconds, betsACall = 1) => {
      run += 1;
      return runLoad('./betwin-load.ts', {
        ...place,
        path: '/vendor/BENCH/betwin',
        key: KEY,
        accounts: NAMES,
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

const runLoad = (file: string, order: BetwinLoad | ReadLoad): Promise<SocketRates> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(file, import.meta.url), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
