import { Refusal } from '@hintha/platform';

interface Room {
  atOnce: number;
  waiting: number;
}

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so much work run at once and so much more wait, first come first served; beyond that it refuses. */
export const openTurns = ({ atOnce, waiting }: Room): InTurn => {
  const queue: (() => void)[] = [];
  let running = 0;
  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new Refusal('too_many_requests');
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  // Who leaves hands the place on, so that nobody slips in before those who wait.
  const leave = (): void => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
