import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../tools/test-database.ts';
import { openLog } from '../log.ts';
import { openJobs, queueJob } from './index.ts';

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
    await expect.poll(() => seen, { timeout: 10_000 }).toEqual([{ n: 1 }]);
    const payload = JSON.stringify({ breaking: true, migrationNumber: 9_999 });
    await database.pool.query('select pg_notify($1, $2)', ['worker:migrate', payload]);
    await expect.poll(countEars, { timeout: 10_000 }).toBe(0);
    await queueJob(database, 'note', 'second', { n: 2 });
    await expect.poll(() => seen, { timeout: 10_000 }).toEqual([{ n: 1 }, { n: 2 }]);
  } finally {
    await jobs.close();
  }
  expect(await countEars()).toBe(0);
});

const countEars = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ ears: number }>(
    `select count(*)::int as ears from pg_stat_activity
     where datname = current_database() and query like 'LISTEN "jobs:insert"%'`,
  );
  return rows[0]?.ears ?? 0;
};
