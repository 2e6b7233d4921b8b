import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate, openDatabase, openLog, prepareJobs } from '@hintha/platform';
import type { TestProject } from 'vitest/node';
import { createDatabase, startPostgres } from './postgres/index.ts';
import { MEMORY_PLACE } from './test/memory-place.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export const TEMPLATE = 'hintha_template';

const MIGRATIONS = fileURLToPath(new URL('../apps/server/migrations/', import.meta.url));
const PREFIX = 'hintha-test-';

const start = (dataDir: string) =>
  startPostgres({
    dataDir,
    // Databases that live for seconds are not worth tidying.
    settings: { shared_buffers: '128MB', max_wal_size: '1GB', autovacuum: 'off' },
    bySocket: true,
    log: () => undefined,
  });

/** Starts one PostgreSQL for the whole run, as durable as a real one, with a migrated database to copy from. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await sweep();
  const folder = mkdtempSync(join(MEMORY_PLACE, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  const server = await start(join(folder, 'postgres'));
  const url = await createDatabase(server.url, TEMPLATE);
  const template = openDatabase(url, { max: 1 });
  await migrate(template, MIGRATIONS);
  await prepareJobs({ url, role: 'hintha_app' }, openLog('test', 'silent'));
  await template.close();
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
};

/** A run that was killed could not clean up: its server is adopted, stopped and removed. */
const sweep = async (): Promise<void> => {
  for (const name of readdirSync(MEMORY_PLACE)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const left = join(MEMORY_PLACE, name);
    await start(join(left, 'postgres')).then((orphan) => orphan.stop());
    rmSync(left, { recursive: true, force: true });
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
