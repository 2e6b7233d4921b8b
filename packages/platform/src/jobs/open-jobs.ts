import { Logger, run, runMigrations, type LogFunctionFactory } from 'graphile-worker';
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

/**
 * Starts the worker: jobs are leased in PostgreSQL, so any number of processes may run one. It has connections of
 * its own, since it reads 64-bit numbers its own way, and its tables belong to the role it works under: their
 * row-level security lets nobody else in.
 */
export const openJobs = async (
  database: { url: string; role: string },
  jobs: readonly Job[],
  log: Log,
): Promise<Jobs> => {
  const connectionString = underRole(database.url, database.role);
  const logger = new Logger(toLog(log));
  await runMigrations({ connectionString, logger });
  const runner = await run({
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
  // The worker gives up when the database stays away for long; unheard, that would end the whole program.
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the worker of jobs gave up'));
  return { close: async () => runner.stop().catch(() => undefined) };
};

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
