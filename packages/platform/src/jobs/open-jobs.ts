import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Logger,
  parseCrontab,
  type ParsedCronItem,
  run,
  runMigrations,
  type LogFunctionFactory,
  type Runner,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { freeLeftJobs, keepLease } from './worker-leases.ts';
import { openPool, tryAgain } from './worker-pool.ts';

/** A use case that time or another use case sets off. It runs at least once, so it must bear running twice. */
export interface Job {
  name: string;
  /** A cron line in UTC, such as `* * * * *`; null when only use cases queue it. */
  cron: string | null;
  run(payload: unknown): Promise<void>;
}

export interface Jobs {
  close(): Promise<void>;
}

const CONCURRENCY = 4;
const CONNECTIONS = CONCURRENCY + 3;
const POLL_MS = 2_000;
const RESTART_MS = 1_000;
const CLOSE_MS = 5_000;

/**
 * Starts the worker: jobs are leased in PostgreSQL, so any number of processes may run one. It has connections of
 * its own, since it reads 64-bit numbers its own way, and its tables belong to the role it works under: their
 * row-level security lets nobody else in. A worker that gives up, as it does when the database stays away for long,
 * is followed by another.
 */
export const openJobs = async (
  database: { url: string; role: string },
  jobs: readonly Job[],
  log: Log,
): Promise<Jobs> => {
  await prepareJobs(database, log);
  const closing = new AbortController();
  const over = new AbortController();
  const pool = tryAgain(openPool(database, CONNECTIONS, log), over.signal);
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => void keepLease(pool, workerPool.id, over.signal));
  const start = () => startRunner(pool, jobs, { log, events });
  let runner = await start();
  const succeed = async () => {
    while (!closing.signal.aborted) {
      await runner.promise.catch((error: unknown) => log.error({ err: error }, 'the worker of jobs gave up'));
      let next: Runner | undefined;
      while (next === undefined && !closing.signal.aborted) {
        await pause(closing.signal);
        if (!closing.signal.aborted) next = await tryTo(start, log);
      }
      runner = next ?? runner;
    }
  };
  const succession = succeed();
  void freeLeftJobs(pool, log, over.signal);
  const stop = async () => {
    // One that has stopped by itself refuses to be stopped; a successor may be about to stand there instead.
    await runner.stop().catch(() => undefined);
    await succession;
    await runner.stop().catch(() => undefined);
  };
  return {
    close: async () => {
      closing.abort();
      await inTime(stop());
      over.abort();
      await inTime(pool.end());
    },
  };
};

/** Waits for the end of something, but not for ever: the database may be away. */
const inTime = async (end: Promise<unknown>): Promise<void> => {
  const limit = new AbortController();
  await Promise.race([end, sleep(CLOSE_MS, undefined, { signal: limit.signal }).catch(() => undefined)]);
  limit.abort();
};

/** Makes the tables that jobs wait in; whoever queues a job needs them. */
export const prepareJobs = async (database: { url: string; role: string }, log: Log): Promise<void> => {
  const pgPool = openPool(database, CONNECTIONS, log);
  try {
    await runMigrations({ pgPool, logger: new Logger(toLog(log)) });
  } finally {
    await pgPool.end();
  }
};

const startRunner = async (
  pgPool: pg.Pool,
  jobs: readonly Job[],
  { log, events }: { log: Log; events: WorkerEvents },
): Promise<Runner> => {
  const logger = new Logger(toLog(log));
  return run({
    pgPool,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger,
    events,
    taskList: Object.fromEntries(jobs.map((job) => [job.name, async (payload: unknown) => job.run(payload)])),
    parsedCronItems: toSchedule(jobs),
  });
};

/** When the jobs are due that time sets off. A time that cannot be read is thrown, as the worker would at its start. */
export const toSchedule = (jobs: readonly Job[]): ParsedCronItem[] =>
  jobs.filter(({ cron }) => cron !== null).flatMap(({ cron, name }) => parseCrontab(`${cron} ${name}`));

const tryTo = async (start: () => Promise<Runner>, log: Log): Promise<Runner | undefined> => {
  try {
    return await start();
  } catch (error) {
    log.warn({ err: error }, 'the worker of jobs cannot start yet');
    return undefined;
  }
};

const pause = (signal: AbortSignal): Promise<void> =>
  sleep(RESTART_MS, undefined, { signal, ref: false }).catch(() => undefined);

const toLog =
  (log: Log): LogFunctionFactory =>
  () =>
  (level, message, meta) => {
    const write = level === 'error' ? log.error : level === 'warning' ? log.warn : log.debug;
    write.call(log, { meta }, message);
  };
