import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, migrate, openDatabase } from '@hintha/platform';
import { createDatabase } from '../../tools/postgres/index.ts';
import { accountIdOf, readPostings } from '../../tools/scenario/index.ts';
import { ROOT } from '../../tools/settings.ts';
import { openBareWorld, type World } from '../world.ts';
import type { Chance } from './chance.ts';
import { type Fault, fault } from './fault.ts';
import { auditLedger } from './ledger-check.ts';
import type { Tell } from './storm.ts';

const MIGRATIONS = join(ROOT, 'apps/server/migrations');

/**
 * Kills a server so often while it makes its tables and fills them, and lets the last start come up. Afterwards the
 * tables have to be those of a database that was left in peace, and every demo member has to have its money once.
 */
export async function runMigrationKills(kills: number, chance: Chance, tell: Tell): Promise<Fault[]> {
  await using world = await openBareWorld();
  await using database = openDisposable(world.databaseUrl);
  for (const moment of chooseMoments(kills, chance)) {
    const starting = world.start('server').catch(() => undefined);
    const done = await untilMigrated(database, moment, chance);
    await world.kill('server');
    await starting;
    tell(`killed at its start, with ${done} migrations done`);
  }
  await world.start('server');
  return [
    ...(await compareSchema(world, database)),
    ...(await checkDemoMoney(world, database)),
    ...(await auditLedger(world.databaseUrl)),
  ];
}

const countFiles = (): number => readdirSync(MIGRATIONS).length;

/** Numbers of migrations after which it is killed; the last one is all of them, when the filling has begun. */
function chooseMoments(kills: number, chance: Chance): number[] {
  const total = countFiles();
  const within = Array.from({ length: kills - 1 }, () => 1 + chance.below(total - 1));
  return [...within.sort((a, b) => a - b), total];
}

const LOOK_EVERY_MS = 3;
/** About as long as a migration takes, and as the filling. */
const [MIGRATION_MS, FILLING_MS] = [15, 800];

async function untilMigrated(database: Database, moment: number, chance: Chance): Promise<number> {
  for (;;) {
    const done = await countMigrations(database);
    if (done >= moment) {
      await sleep(chance.below(moment === countFiles() ? FILLING_MS : MIGRATION_MS));
      return countMigrations(database);
    }
    await sleep(LOOK_EVERY_MS);
  }
}

async function countMigrations({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query("select from pg_tables where tablename = 'kysely_migration'");
  if (rowCount === 0) return 0;
  const { rows } = await pool.query<{ count: bigint }>('select count(*) as count from kysely_migration');
  return Number(rows[0]?.count);
}

const SCHEMA = `
  select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as part
  from information_schema.columns where table_schema = 'public'
  union all select format('constraint %s %s', conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select format('function %s %s', proname, md5(prosrc))
  from pg_proc where pronamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`;

const readSchema = async ({ pool }: Database): Promise<Set<string>> => {
  const { rows } = await pool.query<{ part: string }>(SCHEMA);
  return new Set(rows.map(({ part }) => part));
};

async function compareSchema({ databaseUrl }: World, database: Database): Promise<Fault[]> {
  await using undisturbed = openDisposable(await createDatabase(databaseUrl, 'undisturbed'));
  await migrate(undisturbed, MIGRATIONS);
  const [right, found] = [await readSchema(undisturbed), await readSchema(database)];
  return [
    ...[...right].filter((part) => !found.has(part)).map((part) => fault('lost', part)),
    ...[...found].filter((part) => !right.has(part)).map((part) => fault('unasked', part)),
  ];
}

async function checkDemoMoney({ settings }: World, database: Database): Promise<Fault[]> {
  const file = readFileSync(join(settings.dataDir, 'demo-accounts.json'), 'utf8');
  const accounts = JSON.parse(file) as { account: string }[];
  // The crowd of the demo world bets meanwhile: these accounts have what they were given, and nothing else.
  const faults = await Promise.all(
    accounts.map(async ({ account: name }) => {
      const { length } = await readPostings(database, await accountIdOf(database, name));
      return length === 1 ? [] : [fault('changed', `${length} postings of ${name}`)];
    }),
  );
  return faults.flat();
}

function openDisposable(url: string): Database & AsyncDisposable {
  const database = openDatabase(url, { max: 1 });
  return Object.assign(database, { [Symbol.asyncDispose]: () => database.close() });
}
