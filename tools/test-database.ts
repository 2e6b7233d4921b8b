import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Database } from '@hintha/platform';
import { afterAll, beforeAll, inject } from 'vitest';
import { createDatabase } from './postgres/index.ts';
import { chooseServerUser } from './postgres/server-user.ts';
import type { SmallDisk } from './test/small-disk.ts';
import { TEMPLATE } from './vitest-postgres.ts';

/**
 * A database of the test file's own, migrated and otherwise empty, there from the first test to the last. Called at
 * the top of the file; the session's settings are those of the server unless they are said. With a disk of its own its
 * tables lie there, while the log of the server does not.
 */
export const testDatabase = (session: Readonly<Record<string, string>> = {}, disk?: SmallDisk): Database => {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = openDatabase(address.href, { max: 80, session });
  beforeAll(async () => {
    if (disk) await makeTablespace(server, name, disk);
    await createDatabase(server, name, TEMPLATE, disk && name);
  });
  afterAll(async () => {
    await database.close();
    const owner = openDatabase(server, { max: 1 });
    await owner.pool.query(`drop database ${name} with (force)`);
    if (disk) await owner.pool.query(`drop tablespace ${name}`);
    await owner.close();
  });
  return database;
};

/** The connections of a second server to the same database, there as long as the first. */
export const secondConnection = (
  database: Database,
  session: Readonly<Record<string, string>> = {},
): Database => {
  const { connectionString = '' } = database.pool.options;
  const second = openDatabase(connectionString, { max: 40, session });
  afterAll(() => second.close());
  return second;
};

const makeTablespace = async (server: string, name: string, disk: SmallDisk): Promise<void> => {
  const folder = join(disk.folder, 'tables');
  mkdirSync(folder);
  const user = chooseServerUser(folder);
  if (user) chownSync(folder, user.uid, user.gid);
  const owner = openDatabase(server, { max: 1 });
  await owner.pool.query(`create tablespace ${name} location '${folder}'`).finally(() => owner.close());
};
