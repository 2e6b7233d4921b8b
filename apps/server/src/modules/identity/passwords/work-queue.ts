import { BusinessError } from '@hintha/platform';

/** Who comes from where the account has been before, or with a session, goes first. */
export type QueuePriority = 'known' | 'unrecognised';

interface Room {
  atOnce: number;
  /** How many may wait in each queue. */
  waiting: Readonly<Record<QueuePriority, number>>;
}

export interface WorkQueue {
  readonly runQueued: <Result>(priority: QueuePriority, work: () => Promise<Result>) => Promise<Result>;
  /** Whether who comes now would be refused. */
  readonly isFull: (priority: QueuePriority) => boolean;
}

/**
 * Lets so much work run at once and so much more wait, first come first served within a queue and known networks
 * before unrecognised ones; beyond that it refuses.
 */
export const openWorkQueue = ({ atOnce, waiting }: Room): WorkQueue => {
  const queues: Record<QueuePriority, (() => void)[]> = { known: [], unrecognised: [] };
  let running = 0;
  const isFull = (priority: QueuePriority): boolean =>
    running >= atOnce && queues[priority].length >= waiting[priority];
  const acquire = async (priority: QueuePriority): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (isFull(priority)) throw new BusinessError('too_many_requests');
    await new Promise<void>((resolve) => queues[priority].push(resolve));
  };
  // Who leaves hands the place on, so that nobody slips in before those who wait.
  const release = (): void => {
    const next = queues.known.shift() ?? queues.unrecognised.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  const runQueued: WorkQueue['runQueued'] = async (priority, work) => {
    await acquire(priority);
    try {
      return await work();
    } finally {
      release();
    }
  };
  return { runQueued, isFull };
};
