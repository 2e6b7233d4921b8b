import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate, openDatabase, openLog, prepareJobs } from '@hintha/platform';
import { Halt } from '../halt.ts';
import { ROOT } from '../settings.ts';
import type { Opening } from './types.ts';

const ROLE = 'hintha_app';
const STUDIO = 'studio';

const folderOf = (app: 'server' | 'studio'): string => join(ROOT, 'apps', app, 'migrations');

/** A backup is restored by its own release or a later one: the tables are made by the same migrations. */
export async function refuseUnknownRelease({ migrations }: Opening): Promise<void> {
  for (const app of ['server', 'studio'] as const) {
    const wanted = migrations[app] ?? [];
    const files = (await readdir(folderOf(app))).filter((name) => name.endsWith('.sql')).sort();
    const known = files.map((name) => name.replace('.sql', ''));
    const unlike = wanted.find((name, place) => known[place] !== name);
    if (unlike !== undefined)
      throw new Halt(`This release does not know ${unlike}: restore by the release that made the backup.`);
  }
}

/** Makes every table as it was at the time of the backup; the program brings it forward at its next start. */
export async function makeTables(url: string, { migrations }: Opening): Promise<void> {
  const server = openDatabase(url, { max: 2 });
  await migrate(server, folderOf('server'), undefined, migrations.server.at(-1)).finally(() =>
    server.close(),
  );
  if (migrations.studio !== null) {
    const studio = openDatabase(url, { max: 2, session: { search_path: STUDIO } });
    await migrate(studio, folderOf('studio'), STUDIO, migrations.studio.at(-1)).finally(() => studio.close());
  }
  await prepareJobs({ url, role: ROLE }, openLog('restore', 'silent'));
}
