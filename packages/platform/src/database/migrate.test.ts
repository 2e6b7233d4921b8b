import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../../../../tools/postgres/index.ts';
import { migrate, openDatabase, type Database } from './index.ts';

let folder = '';
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hintha-migrations-'));
  database = openDatabase(await createDatabase(inject('postgresUrl'), 'migrate_test'), { max: 4 });
});

afterAll(async () => {
  await database.close();
  const server = openDatabase(inject('postgresUrl'), { max: 1 });
  await server.pool.query('drop database migrate_test');
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

test('migrations run once, in the order of their numbers, each with several statements', async () => {
  write('0002-b-second.sql', 'insert into story values (2); insert into story values (3);');
  write('0001-a-first.sql', 'create table story (n int); insert into story values (1);');
  expect(await migrate(database, folder)).toEqual(['0001-a-first', '0002-b-second']);
  expect(await migrate(database, folder)).toEqual([]);
  const { rows } = await database.pool.query<{ n: number }>('select n from story order by n');
  expect(rows.map(({ n }) => n)).toEqual([1, 2, 3]);
});

test('two processes that migrate at once do the work once', async () => {
  write('0003-c-third.sql', 'select pg_sleep(0.2); insert into story values (4);');
  const ran = await Promise.all([migrate(database, folder), migrate(database, folder)]);
  expect(ran.flat()).toEqual(['0003-c-third']);
});

test('a failing migration leaves nothing of itself and keeps those before it', async () => {
  write('0004-d-good.sql', 'create table good (n int);');
  write('0005-e-bad.sql', 'create table half (n int); select 1 / 0;');
  await expect(migrate(database, folder)).rejects.toMatchObject({
    name: 'Stopped',
    message: expect.stringContaining('0005-e-bad failed: division by zero'),
  });
  const { rows } = await database.pool.query(
    "select to_regclass('good') as good, to_regclass('half') as half",
  );
  expect(rows).toEqual([{ good: 'good', half: null }]);
  rmSync(join(folder, '0005-e-bad.sql'));
});

test.each([
  ['a number that comes after a later one has run', '0000-z-late.sql'],
  ['a number twice', '0001-z-twice.sql'],
  ['a name without a number', 'first.sql'],
])('%s is refused', async (_, name) => {
  write(name, 'select 1');
  await expect(migrate(database, folder)).rejects.toMatchObject({ name: 'Stopped' });
  rmSync(join(folder, name));
});
