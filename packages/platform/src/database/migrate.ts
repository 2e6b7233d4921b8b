import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabaseIntrospector, Kysely, PostgresDialect, sql } from 'kysely';
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  DEFAULT_MIGRATION_TABLE,
  Migrator,
  type Migration,
} from 'kysely/migration';
import { Stopped } from '../stopped.ts';
import type { Database } from './types.ts';

const NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;

const OWN_TABLES = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE];

/**
 * Before each migration the library looks whether its own two tables are there. Left alone it reads every column of the
 * database for it, which took more time than all migrations together.
 */
class MigrationDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    const whole = super.createIntrospector(db);
    return {
      getSchemas: () => whole.getSchemas(),
      getTables: async () => {
        const { rows } = await sql<{ name: string; schema: string }>`
          select tablename as name, schemaname as schema from pg_tables
          where tablename = any(${OWN_TABLES}::text[])`.execute(db);
        return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }));
      },
    };
  }
}

/**
 * Brings the database forward by the folder's files `NNNN-module-what.sql` in the order of their numbers, each in a
 * transaction of its own. Answers the names of those it ran; several processes may call it at once. Programs that
 * share a database name a schema each: it is made when it is missing, and keeps the list of what has run. With a last
 * name it goes no further than that migration.
 */
export const migrate = async (
  database: Database,
  folder: string,
  schema?: string,
  last?: string,
): Promise<string[]> => {
  const migrations = upTo(last, await readMigrations(folder));
  const migrator = new Migrator({
    db: new Kysely<unknown>({ dialect: new MigrationDialect({ pool: database.pool }) }),
    provider: { getMigrations: async () => migrations },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const ran: string[] = [];
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    const name = results[0]?.migrationName;
    if (error !== undefined) throw new Stopped(toSentence(name, error), { cause: error });
    if (name === undefined) return ran;
    ran.push(name);
  }
};

const readMigrations = async (folder: string): Promise<Record<string, Migration>> => {
  const migrations: Record<string, Migration> = {};
  let last = '';
  for (const file of (await readdir(folder)).sort()) {
    const number = NAME.exec(file)?.[1];
    if (number === undefined) throw new Stopped(`${file} in ${folder} is not named like a migration.`);
    if (number === last) throw new Stopped(`Two migrations in ${folder} have the number ${number}.`);
    last = number;
    const text = await readFile(join(folder, file), 'utf8');
    migrations[file.replace('.sql', '')] = { up: async (db) => void (await sql.raw(text).execute(db)) };
  }
  return migrations;
};

const upTo = (last: string | undefined, migrations: Record<string, Migration>): Record<string, Migration> =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => last === undefined || name <= last));

const toSentence = (name: string | undefined, error: unknown): string =>
  `The database was not brought up to date${name ? `, ${name} failed` : ''}: ${(error as Error).message}`;
