import { randomBytes } from 'node:crypto';
import { openDatabase, type Database } from '@hintha/platform';
import { afterAll, beforeAll, inject } from 'vitest';
import { createDatabase } from './postgres/index.ts';
import { TEMPLATE } from './vitest-postgres.ts';

/**
 * A database of the test file's own, migrated and otherwise empty, there from the first test to the last. Called at
 * the top of the file; the session's settings are those of the server unless they are said.
 */
export const testDatabase = (session: Readonly<Record<string, string>> = {}): Database => {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = openDatabase(address.href, { max: 80, session });
  beforeAll(async () => {
    await createDatabase(server, name, TEMPLATE);
  });
  afterAll(async () => {
    await database.close();
    const owner = openDatabase(server, { max: 1 });
    await owner.pool.query(`drop database ${name} with (force)`);
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
