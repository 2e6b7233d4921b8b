import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tools/test-database.ts';
import { openLog } from '../log.ts';
import { openEvents, type Events, type DomainEvent } from './index.ts';

const database = testDatabase();
let here: Events<DomainEvent>;
let there: Events<DomainEvent>;
const heard: string[] = [];

beforeAll(() => {
  const log = openLog('test', 'silent');
  here = openEvents<DomainEvent>(database.pool, log);
  there = openEvents<DomainEvent>(database.pool, log);
  here.subscribe(({ key }) => heard.push(key));
});

afterAll(async () => {
  await here.close();
  await there.close();
});

const EARS = `from pg_stat_activity where datname = current_database() and query = 'listen hintha_events'`;

const countEars = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ ears: number }>(`select count(*)::int as ears ${EARS}`);
  return rows[0]?.ears ?? 0;
};

test('an event of another process is heard once', async () => {
  await expect.poll(countEars).toBe(2);
  there.publish({ key: 'first', type: 'test' });
  await expect.poll(() => heard).toEqual(['first']);
});

/** Cuts every connection there is, of which the pool has some that lie idle. */
const cutAll = async (): Promise<void> => {
  const { pool } = database;
  await Promise.all(Array.from({ length: 8 }, () => pool.query('select pg_sleep(0.05)')));
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
};

test('connections that are lost again and again come back, one for one, and events are still heard once', async () => {
  for (let n = 0; n < 6; n += 1) {
    await expect.poll(countEars).toBe(2);
    await cutAll();
    await sleep(100);
  }
  await expect.poll(countEars).toBe(2);
  there.publish({ key: 'second', type: 'test' });
  await expect.poll(() => heard).toEqual(['first', 'second']);
  await expect.poll(() => database.pool.totalCount - database.pool.idleCount).toBe(2);
});
