import { type Database, type Job, listQueued, type Log, queueJob, type Transaction } from '@hintha/platform';

interface Named {
  /** Of the job that finishes a round. */
  readonly job: string;
  /** Of the one that looks every minute for what was left undone. */
  readonly again: string;
  /** What the job finds the round's id under. */
  readonly idName: string;
}

interface Work {
  /** Does what follows from what a round is; broken off, it is called again and goes on with what is left. */
  readonly finish: (id: bigint) => Promise<unknown>;
  /** Rounds that are decided and not done, the oldest first. */
  readonly listUnfinished: (limit: number) => Promise<readonly Unfinished[]>;
}

interface Unfinished {
  readonly id: bigint;
  readonly round: string;
}

/** How a source of bets has its decided rounds finished: by a job of each, which is queued anew where it was lost. */
export interface SettlementJob {
  readonly keyOf: (id: bigint) => string;
  /** Has done what follows from the state of a round, as soon as a worker is free. */
  readonly queue: (on: Database | Transaction, id: bigint) => Promise<void>;
  readonly jobs: (ctx: { readonly db: Database; readonly log: Log }, work: Work) => Job[];
}

const AT_ONCE = 500;

export const defineSettlement = ({ job, again, idName }: Named): SettlementJob => {
  const keyOf = (id: bigint): string => `${job}:${id}`;
  const queue = (on: Database | Transaction, id: bigint): Promise<void> =>
    queueJob(on, job, keyOf(id), { [idName]: String(id) });
  return {
    keyOf,
    queue,
    jobs: ({ db, log }, { finish, listUnfinished }) => [
      {
        name: job,
        cron: null,
        run: async (payload) => {
          await finish(BigInt((payload as Readonly<Record<string, string>>)[idName] ?? ''));
        },
      },
      {
        name: again,
        cron: '* * * * *',
        run: async () => {
          const unfinished = await listUnfinished(AT_ONCE);
          const queued = await listQueued(
            db,
            unfinished.map(({ id }) => keyOf(id)),
          );
          for (const { id, round } of unfinished.filter((one) => !queued.has(keyOf(one.id)))) {
            log.warn({ job, round }, 'a round that was left undone is taken up again');
            await queue(db, id);
          }
        },
      },
    ],
  };
};
