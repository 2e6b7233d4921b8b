import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@hintha/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepDatabase, type KeptDatabase } from './keep-database.ts';

const settings: Record<string, string> = { shared_buffers: '16MB', max_connections: '20' };
const said: string[] = [];
let folder = '';
let kept: KeptDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hintha-kept-'));
  chmodSync(folder, 0o755);
  kept = await keepDatabase({ dataDir: join(folder, 'db'), settings, log: () => {} }, (sentence) =>
    said.push(sentence),
  );
});

afterAll(async () => {
  await kept.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (sql: string): Promise<unknown[]> => {
  const database = openDatabase(kept.url, { max: 1 });
  try {
    return (await database.pool.query(sql)).rows;
  } finally {
    await database.close();
  }
};

const askOrNothing = (sql: string): Promise<unknown[]> => ask(sql).catch(() => []);

const killServer = async (): Promise<void> => {
  const [row] = (await ask("select current_setting('data_directory') as at")) as { at: string }[];
  const [pid] = readFileSync(join(row?.at ?? '', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
};

test('a database that was killed is tried until it comes up at its address with what was committed, and why it does not is said once', async () => {
  await ask('create table kept (n int)');
  settings.shared_buffers = 'none';
  await killServer();
  await expect.poll(() => said.length).toBe(2);
  expect(said[0]).toBe('The database ended by itself; it is started again.');
  expect(said[1]).toContain('The database did not start: ');
  settings.shared_buffers = '16MB';
  await expect.poll(() => askOrNothing('select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
  expect(said).toHaveLength(2);
});
