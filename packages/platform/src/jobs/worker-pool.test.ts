import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tools/test-database.ts';
import { openLog } from '../log.ts';
import { openPool, tryAgain } from './worker-pool.ts';

const database = testDatabase();

const open = () => {
  const url = database.pool.options.connectionString ?? '';
  return tryAgain(
    openPool({ url, role: 'hintha_app' }, 1, openLog('test', 'silent')),
    new AbortController().signal,
  );
};

test('a worker that asks for a connection after its pool has ended is refused, and gives back nothing', async () => {
  const pool = open();
  await pool.end();
  const refused = new Promise((resolve) => {
    pool.connect((error, client, release) => {
      release();
      resolve({ error: error?.message, client });
    });
  });
  expect(await refused).toEqual({
    error: 'Cannot use a pool after calling end on the pool',
    client: undefined,
  });
});

test('a connection that is given back twice is free once', async () => {
  const pool = open();
  await new Promise<void>((resolve) => {
    pool.connect((_error, _client, release) => {
      release();
      release();
      resolve();
    });
  });
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  await pool.end();
});
