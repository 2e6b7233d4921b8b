import { openTurns, type Turns } from '../attempts/turns.ts';

/** As many as a member may have on the way beside the one that is looked at. */
const WAITING = { known: 20, strange: 0 };

const queues = new Map<bigint, { readonly turns: Turns; coming: number }>();

/** Does the work of one account after one another, so that right answers on their way do not count as tries. */
export const inTurnOf = async <Result>(accountId: bigint, work: () => Promise<Result>): Promise<Result> => {
  const queue = queues.get(accountId) ?? { turns: openTurns({ atOnce: 1, waiting: WAITING }), coming: 0 };
  queues.set(accountId, queue);
  queue.coming += 1;
  try {
    return await queue.turns.inTurn('known', work);
  } finally {
    queue.coming -= 1;
    if (queue.coming === 0) queues.delete(accountId);
  }
};
