import { openDatabase, openLog } from '@hintha/platform';
import { afterAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../../../tools/postgres/index.ts';
import { openStudio } from './app.ts';
import { readConfig } from './config.ts';

const NAME = 'studio_app_test';

afterAll(async () => {
  const owner = openDatabase(inject('postgresUrl'), { max: 1 });
  await owner.pool.query(`drop database if exists ${NAME} with (force)`);
  await owner.close();
});

test('a studio starts on an empty database as on its own, and stops', async () => {
  const url = await createDatabase(inject('postgresUrl'), NAME);
  const config = readConfig({ DATABASE_URL: url, STUDIO_PORT: '0', STUDIO_KEY: 'key' });
  for (let start = 0; start < 2; start += 1) {
    const studio = await openStudio({ ...config, pages: '/nowhere' }, openLog('test', 'silent'));
    expect((await fetch(`${studio.address}/healthz`)).status).toBe(200);
    const page = await fetch(`${studio.address}/play/?launch=x`);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('npm run build');
    await studio.close();
  }
  const database = openDatabase(url, { max: 1 });
  const { rows } = await database.pool.query<{ place: string }>(
    "select distinct table_schema as place from information_schema.tables where table_name like '%kysely%'",
  );
  expect(rows).toEqual([{ place: 'studio' }]);
  await database.close();
});
