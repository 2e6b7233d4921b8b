import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log.ts';

const LOOK_MS = 3_000;
const AGAIN_MS = 500;

const nameOf = (worker: string): string => `jobs of ${worker}`;

/** Shows until it is over that a worker lives: by a lock, which goes with the connection of whoever is killed. */
export const keepLease = async (pool: pg.Pool, worker: string, over: AbortSignal): Promise<void> => {
  while (!over.aborted) {
    await holdLease(pool, worker, over).catch(() => undefined);
    await pause(AGAIN_MS, over);
  }
};

const holdLease = async (pool: pg.Pool, worker: string, over: AbortSignal): Promise<void> => {
  const client = await pool.connect();
  const lost = once(client, 'end', { signal: over });
  lost.catch(() => undefined);
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [nameOf(worker)]);
    await lost;
  } finally {
    client.release(true);
  }
};

/**
 * A worker that is killed leaves its jobs locked, and the library gives them to another one after four hours alone. Here
 * they are free as soon as two looks in a row have found their worker gone: one that lives may have lost its connection
 * for a moment.
 */
export const freeLeftJobs = async (pool: pg.Pool, log: Log, over: AbortSignal): Promise<void> => {
  let before: readonly string[] = [];
  while (!over.aborted) {
    const gone = await findGone(pool).catch(() => []);
    const sure = gone.filter((worker) => before.includes(worker));
    before = gone;
    if (sure.length > 0) await free(pool, sure, log);
    await pause(LOOK_MS, over);
  }
};

/** The workers that hold jobs and do not live. */
export const findGone = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ worker: string }>(
    `select locked_by as worker
     from (select distinct locked_by from graphile_worker.jobs where locked_by is not null) held
     where pg_try_advisory_xact_lock(hashtextextended('jobs of ' || locked_by, 0))`,
  );
  return rows.map(({ worker }) => worker);
};

const free = async (pool: pg.Pool, workers: readonly string[], log: Log): Promise<void> => {
  log.warn({ workers }, 'jobs of workers that are gone are free again');
  await pool
    .query('select graphile_worker.force_unlock_workers($1::text[])', [workers])
    .catch((error: unknown) => log.warn({ err: error }, 'jobs could not be freed'));
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
