import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../tools/test-database.ts';
import { openLog } from '../log.ts';
import { openJobs, queueJob, queueJobLater } from './index.ts';
import { findGone } from './worker-leases.ts';

const database = testDatabase();
const { exitCode } = process;

// The worker leaves word for the process when it gives up on a schema that is newer than itself.
afterEach(() => {
  process.exitCode = exitCode;
});

test('a worker that gives up is followed by another', async () => {
  // A copy of a database does not copy what may be done with it.
  await database.pool.query(
    `do $$ begin execute format('grant create on database %I to hintha_app', current_database()); end $$`,
  );
  const seen: unknown[] = [];
  const note = { name: 'note', cron: null, run: async (payload: unknown) => void seen.push(payload) };
  const url = database.pool.options.connectionString ?? '';
  const jobs = await openJobs({ url, role: 'hintha_app' }, [note], openLog('test', 'silent'));
  try {
    await queueJob(database, 'note', 'first', { n: 1 });
    await expect.poll(() => seen).toEqual([{ n: 1 }]);
    const payload = JSON.stringify({ breaking: true, migrationNumber: 9_999 });
    await database.pool.query('select pg_notify($1, $2)', ['worker:migrate', payload]);
    await expect.poll(countEars).toBe(0);
    await queueJob(database, 'note', 'second', { n: 2 });
    await expect.poll(() => seen).toEqual([{ n: 1 }, { n: 2 }]);
  } finally {
    await jobs.close();
  }
  expect(await countEars()).toBe(0);
});

test('a worker outlives the loss of every connection, in the middle of giving up as well', async () => {
  const seen: unknown[] = [];
  const note = { name: 'cut', cron: null, run: async (payload: unknown) => void seen.push(payload) };
  const url = database.pool.options.connectionString ?? '';
  const jobs = await openJobs({ url, role: 'hintha_app' }, [note], openLog('test', 'silent'));
  const payload = JSON.stringify({ breaking: true, migrationNumber: 9_999 });
  try {
    for (let n = 1; n <= 4; n += 1) {
      await queueJob(database, 'cut', `cut ${n}`, { n });
      await expect.poll(() => seen.length).toBe(n);
      await Promise.all([
        n % 2 === 0 && database.pool.query('select pg_notify($1, $2)', ['worker:migrate', payload]),
        cutConnections(),
      ]);
    }
  } finally {
    await jobs.close();
  }
});

test('a worker outlives the loss of its connections while word of a finished job is on its way', async () => {
  const cuts: Promise<unknown>[] = [];
  const run = async () => void cuts.push(cutConnections());
  const url = database.pool.options.connectionString ?? '';
  const jobs = await openJobs(
    { url, role: 'hintha_app' },
    [{ name: 'late word', cron: null, run }],
    openLog('test', 'silent'),
  );
  try {
    for (let n = 1; n <= 6; n += 1) {
      await queueJob(database, 'late word', `late ${n}`, { n });
      await expect.poll(() => cuts.length).toBeGreaterThanOrEqual(n);
    }
  } finally {
    await jobs.close();
  }
  await Promise.all(cuts);
});

test('a job that goes on by itself goes on once, however often it is set off', async () => {
  await database.pool.query(
    `do $$ begin execute format('grant create on database %I to hintha_app', current_database()); end $$`,
  );
  let runs = 0;
  const run = async () => {
    runs += 1;
    await queueJobLater(database, 'chain', 1);
  };
  const url = database.pool.options.connectionString ?? '';
  const jobs = await openJobs(
    { url, role: 'hintha_app' },
    [{ name: 'chain', cron: null, run }],
    openLog('test', 'silent'),
  );
  try {
    await Promise.all([1, 2, 3].map(() => queueJobLater(database, 'chain', 1)));
    await expect.poll(() => runs).toBeGreaterThan(2);
  } finally {
    await jobs.close();
  }
  const { rows } = await database.pool.query(
    `select key from graphile_worker.jobs where task_identifier = 'chain' and locked_at is null`,
  );
  expect(rows).toEqual([{ key: 'chain' }]);
});

test('a job whose worker was killed is run by another one, not after hours', async () => {
  const seen: unknown[] = [];
  const note = { name: 'left', cron: null, run: async (payload: unknown) => void seen.push(payload) };
  const url = database.pool.options.connectionString ?? '';
  await queueJob(database, 'left', 'left', { n: 1 });
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-killed', attempts = 1
     where key = 'left'`,
  );
  const jobs = await openJobs({ url, role: 'hintha_app' }, [note], openLog('test', 'silent'));
  try {
    await expect.poll(() => seen).toEqual([{ n: 1 }]);
  } finally {
    await jobs.close();
  }
});

test('a job in progress is its worker’s, also after the loss of every connection', async () => {
  let end: (() => void) | undefined;
  const run = () => new Promise<void>((resolve) => (end = resolve));
  const url = database.pool.options.connectionString ?? '';
  const jobs = await openJobs(
    { url, role: 'hintha_app' },
    [{ name: 'long', cron: null, run }],
    openLog('test', 'silent'),
  );
  try {
    await queueJob(database, 'long', 'long');
    await expect.poll(() => end).toBeDefined();
    await expect.poll(readHolder).toBeDefined();
    const first = await readHolder();
    expect(await findGone(database.pool)).toEqual([]);
    await cutConnections();
    await expect.poll(async () => ![undefined, first].includes(await readHolder())).toBe(true);
    expect(await findGone(database.pool)).toEqual([]);
  } finally {
    end?.();
    await jobs.close();
  }
});

/** The connection that shows that the worker lives. */
const readHolder = async (): Promise<number | undefined> => {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted
       and a.datname = current_database() and a.application_name = 'hintha jobs'`,
  );
  return rows[0]?.pid;
};

const cutConnections = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'hintha jobs'`,
  );

const countEars = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ ears: number }>(
    `select count(*)::int as ears from pg_stat_activity
     where datname = current_database() and query like 'LISTEN "jobs:insert"%'`,
  );
  return rows[0]?.ears ?? 0;
};
