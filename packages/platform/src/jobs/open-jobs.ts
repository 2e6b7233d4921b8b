import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, runMigrations, type LogFunctionFactory, type Runner } from 'graphile-worker';
import type { Log } from '../log.ts';

/** A deed that time or another deed sets off. It runs at least once, so it must bear running twice. */
export interface Job {
  name: string;
  /** A cron line in UTC, such as `* * * * *`; null when only deeds queue it. */
  cron: string | null;
  run(payload: unknown): Promise<void>;
}

export interface Jobs {
  close(): Promise<void>;
}

const CONCURRENCY = 4;
const POLL_MS = 2_000;
const RESTART_MS = 1_000;

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
  const start = () => startRunner(underRole(database.url, database.role), jobs, log);
  const closing = new AbortController();
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
  return {
    close: async () => {
      closing.abort();
      // One that has stopped by itself refuses to be stopped; a successor may be about to stand there instead.
      await runner.stop().catch(() => undefined);
      await succession;
      await runner.stop().catch(() => undefined);
    },
  };
};

/** Makes the tables that jobs wait in; whoever queues a job needs them. */
export const prepareJobs = async (database: { url: string; role: string }, log: Log): Promise<void> =>
  runMigrations({ connectionString: underRole(database.url, database.role), logger: new Logger(toLog(log)) });

const startRunner = async (connectionString: string, jobs: readonly Job[], log: Log): Promise<Runner> => {
  const logger = new Logger(toLog(log));
  return run({
    connectionString,
    maxPoolSize: CONCURRENCY + 2,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger,
    taskList: Object.fromEntries(jobs.map((job) => [job.name, async (payload: unknown) => job.run(payload)])),
    crontab: jobs
      .filter((job) => job.cron !== null)
      .map((job) => `${job.cron} ${job.name}`)
      .join('\n'),
  });
};

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

const underRole = (url: string, role: string): string => {
  const address = new URL(url);
  address.searchParams.set('options', `-c role=${role}`);
  return address.href;
};

const toLog =
  (log: Log): LogFunctionFactory =>
  () =>
  (level, message, meta) => {
    const write = level === 'error' ? log.error : level === 'warning' ? log.warn : log.debug;
    write.call(log, { meta }, message);
  };
