import { BusinessError } from '@hintha/platform';

/** Who comes from where the account has been before, or with a session, goes first. */
export type QueuePriority = 'known' | 'unrecognised';

interface Room {
  atOnce: number;
  /** How many may wait in each queue. */
  waiting: Readonly<Record<QueuePriority, number>>;
}

export interface Turns {
  readonly inTurn: <Result>(lane: QueuePriority, work: () => Promise<Result>) => Promise<Result>;
  /** Whether who comes now would be refused. */
  readonly isFull: (lane: QueuePriority) => boolean;
}

/**
 * Lets so much work run at once and so much more wait, first come first served within a queue and known networks
 * before unrecognised ones; beyond that it refuses.
 */
export const openWorkQueue = ({ atOnce, waiting }: Room): Turns => {
  const queues: Record<QueuePriority, (() => void)[]> = { known: [], unrecognised: [] };
  let running = 0;
  const isFull = (lane: QueuePriority): boolean => running >= atOnce && queues[lane].length >= waiting[lane];
  const enter = async (lane: QueuePriority): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (isFull(lane)) throw new BusinessError('too_many_requests');
    await new Promise<void>((resolve) => queues[lane].push(resolve));
  };
  // Who leaves hands the place on, so that nobody slips in before those who wait.
  const leave = (): void => {
    const next = queues.known.shift() ?? queues.unrecognised.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  const inTurn: Turns['inTurn'] = async (lane, work) => {
    await enter(lane);
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return { inTurn, isFull };
};
