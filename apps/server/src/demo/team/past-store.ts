import { type Database, openDatabase } from '@hintha/platform';

/** Where the functions lie that tell the time of the past. */
const SCHEMA = 'demo_past';
const CONNECTIONS = 4;

/**
 * Connections on which the database tells another time than it is: everything that asks `clock_timestamp()` or `now()`
 * there hears what was set last, so that the ledger and all else can be written as it would have been then. Nobody else's
 * connections look into this schema. What is lost in a fall is written again.
 */
export const openPastDatabase = async (at: Database, url: string): Promise<Database> => {
  await at.pool.query(`
    create schema if not exists ${SCHEMA};
    create table if not exists ${SCHEMA}.clock (
      only_row boolean primary key default true check (only_row), at timestamptz not null);
    create or replace function ${SCHEMA}.clock_timestamp() returns timestamptz language sql
      as 'select at from ${SCHEMA}.clock';
    create or replace function ${SCHEMA}.now() returns timestamptz language sql
      as 'select at from ${SCHEMA}.clock'`);
  const session = {
    role: 'hintha_app',
    search_path: `${SCHEMA},pg_catalog,public`,
    synchronous_commit: 'off',
    jit: 'off',
  };
  return openDatabase(url, { max: CONNECTIONS, session });
};

export const setPastClock = async (past: Database, at: Date): Promise<void> => {
  await past.pool.query(
    `insert into ${SCHEMA}.clock (at) values ($1) on conflict (only_row) do update set at = excluded.at`,
    [at],
  );
};

/** Waits until nobody else writes the past; answers how to let others do so. */
export const lockPast = async (at: Database): Promise<() => Promise<void>> => {
  const client = await at.pool.connect();
  await client.query(`select pg_advisory_lock(hashtextextended('${SCHEMA}', 0))`);
  return async () => {
    await client.query(`select pg_advisory_unlock(hashtextextended('${SCHEMA}', 0))`);
    client.release();
  };
};

export const dropPast = async (at: Database): Promise<void> => {
  await at.pool.query(`drop schema if exists ${SCHEMA} cascade`);
};
