import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@hintha/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, startPostgres, type EmbeddedPostgres } from './index.ts';

const SMALL = { shared_buffers: '16MB', max_connections: '20' };

let folder = '';
let server: EmbeddedPostgres;
const said: string[] = [];

const start = (dataDir = join(folder, 'db'), port?: number) =>
  startPostgres({
    dataDir,
    settings: SMALL,
    log: (line) => said.push(line),
    ...(port === undefined ? {} : { port }),
  });

const count = async (url: string): Promise<number> => {
  const database = openDatabase(url, { max: 1 });
  const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from kept');
  await database.close();
  return rows[0]?.n ?? -1;
};

/** A process that is killed is there for a moment longer. */
const isThere = (pid: number): boolean => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) !== '';
  } catch {
    return false;
  }
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hintha-start-'));
  chmodSync(folder, 0o755);
  server = await start();
  const database = openDatabase(server.url, { max: 1 });
  await database.pool.query('create table kept (n int)');
  await database.pool.query('insert into kept values (1)');
  await database.close();
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a server left running by an earlier run is adopted', async () => {
  const again = await start();
  expect(again).toMatchObject({ url: server.url, pid: server.pid });
});

test('after a kill the server starts again on its port with what was committed', async () => {
  const { pid } = server;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isThere(pid)).toBe(false);
  const again = await start();
  expect(again.pid).not.toBe(server.pid);
  expect(again.url).toBe(server.url);
  expect(await count(again.url)).toBe(1);
  server = again;
});

test('a server is reached by a socket in its folder, and so it is after a kill', async () => {
  const place = join(folder, 'by-socket');
  const open = () => startPostgres({ dataDir: place, settings: SMALL, bySocket: true, log: () => {} });
  const first = await open();
  expect(new URL(first.url).searchParams.get('host')).toBe(place);
  await createDatabase(first.url, 'one');
  process.kill(first.pid, 'SIGKILL');
  const second = await open();
  expect(second.url).toBe(first.url);
  await second.stop();
});

test('a stale process id that now belongs to somebody else does not hinder the start', async () => {
  await server.stop();
  const file = join(folder, 'db', 'cluster', 'postmaster.pid');
  const otherPid = process.pid;
  writeFileSync(file, `${otherPid}\n${join(folder, 'db', 'cluster')}\n0\n1\n\n\n\nready\n`);
  server = await start();
  expect(server.pid).not.toBe(otherPid);
});

test('an existing folder that is no database is left alone and told in one sentence', async () => {
  const odd = join(folder, 'odd');
  mkdirSync(join(odd, 'cluster'), { recursive: true });
  writeFileSync(join(odd, 'cluster', 'precious'), 'x');
  await expect(start(odd)).rejects.toMatchObject({ name: 'Stopped' });
  expect(readFileSync(join(odd, 'cluster', 'precious'), 'utf8')).toBe('x');
});

test('a taken port is told in one sentence', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await sleep(20);
  const { port } = squatter.address() as AddressInfo;
  await expect(start(join(folder, 'other'), port)).rejects.toThrow(`cannot listen on port ${port}`);
  squatter.close();
});

test('making a database twice gives the same one', async () => {
  const url = await createDatabase(server.url, 'twice');
  expect(await createDatabase(server.url, 'twice')).toBe(url);
});

test.runIf(process.getuid?.() === 0)(
  'a folder that the unprivileged user cannot reach is replaced',
  async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const elsewhere = await start(join(closed, 'db'));
    await elsewhere.stop();
    expect(existsSync(join(closed, 'db'))).toBe(false);
    const [, place = ''] = /cannot reach .*: the database lives in (\S+)/.exec(said.join('\n')) ?? [];
    expect(existsSync(join(place, 'cluster', 'PG_VERSION'))).toBe(true);
    rmSync(place, { recursive: true, force: true });
  },
);
