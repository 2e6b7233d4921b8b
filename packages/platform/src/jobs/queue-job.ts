import type { Database, Transaction } from '../database/index.ts';
import { defineStatement, runStatement } from '../database/index.ts';

const QUEUE = defineStatement(
  'platform.queue-job',
  `select graphile_worker.add_job($1, payload => $2::json, job_key => $3, max_attempts => 25)`,
);

/** Queues a job with the transaction's own rows. A job of the same key that still waits is replaced. */
export const queueJob = async (
  on: Database | Transaction,
  name: string,
  key: string,
  payload: object = {},
): Promise<void> => {
  await runStatement(on, QUEUE, [name, JSON.stringify(payload), key]);
};

const QUEUE_LATER = defineStatement(
  'platform.queue-job-later',
  `select graphile_worker.add_job($1, run_at => now() + $2 * interval '1 millisecond', job_key => $1,
                                  max_attempts => 1)`,
);

/** Queues the one waiting copy of a job that goes on by itself; one that fails is left to its cron line. */
export const queueJobLater = async (
  on: Database | Transaction,
  name: string,
  delayMs: number,
): Promise<void> => {
  await runStatement(on, QUEUE_LATER, [name, delayMs]);
};

const LIST_QUEUED = defineStatement(
  'platform.list-queued',
  `select key from graphile_worker.jobs where key = any ($1::text[]) and attempts < max_attempts`,
);

/** Those of the keys under which a job waits or is run; one that was given up on is left out. */
export const listQueued = async (db: Database, keys: readonly string[]): Promise<Set<string>> => {
  const rows = await runStatement<{ key: string }>(db, LIST_QUEUED, [keys]);
  return new Set(rows.map(({ key }) => key));
};
