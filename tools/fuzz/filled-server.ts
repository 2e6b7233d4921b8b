import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate, openDatabase, openLog, prepareJobs, systemRandom, type Database } from '@hintha/platform';
import { migrateStudio } from '@hintha/studio/src/app.ts';
import { createDatabase, startPostgres } from '../postgres/index.ts';
import { MEMORY_PLACE } from '../test/memory-place.ts';
import { fillWorld } from './world.ts';

const MIGRATIONS = fileURLToPath(new URL('../../apps/server/migrations/', import.meta.url));
const FILLED = 'fuzz_filled';

interface Copy extends AsyncDisposable {
  readonly db: Database;
  readonly studioDb: Database;
}

/** A database server of the fuzz's own with a filled world to copy from; it goes with the fuzz. */
export interface FilledServer extends AsyncDisposable {
  /** Copies the tables, and the files beside them into the folder. */
  copy(dataDir: string): Promise<Copy>;
}

const openBoth = (url: string): { db: Database; studioDb: Database } => ({
  db: openDatabase(url, { max: 12, session: { role: 'hintha_app' } }),
  studioDb: openDatabase(url, { max: 4, session: { search_path: 'studio' } }),
});

const closeBoth = async ({ db, studioDb }: { db: Database; studioDb: Database }): Promise<void> => {
  await db.close();
  await studioDb.close();
};

const fill = async (url: string, dataDir: string): Promise<void> => {
  const owner = openDatabase(url, { max: 1 });
  await migrate(owner, MIGRATIONS);
  await owner.close();
  await prepareJobs({ url, role: 'hintha_app' }, openLog('fuzz', 'silent'));
  const both = openBoth(url);
  await migrateStudio(both.studioDb);
  await fillWorld({ ...both, random: systemRandom, log: openLog('fuzz', 'silent'), dataDir });
  await closeBoth(both);
};

export const openFilledServer = async (): Promise<FilledServer> => {
  const folder = mkdtempSync(join(MEMORY_PLACE, 'hintha-fuzz-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({
    dataDir: join(folder, 'postgres'),
    settings: { shared_buffers: '128MB', max_wal_size: '1GB' },
    bySocket: true,
    log: () => undefined,
  });
  const files = join(folder, 'files');
  await fill(await createDatabase(postgres.url, FILLED), files);
  let copies = 0;
  return {
    copy: async (dataDir) => {
      const name = `fuzz_${(copies += 1)}`;
      const both = openBoth(await createDatabase(postgres.url, name, FILLED));
      cpSync(files, dataDir, { recursive: true });
      return {
        ...both,
        [Symbol.asyncDispose]: async () => {
          await closeBoth(both);
          const server = openDatabase(postgres.url, { max: 1 });
          await server.pool.query(`drop database ${name} with (force)`);
          await server.close();
        },
      };
    },
    [Symbol.asyncDispose]: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
