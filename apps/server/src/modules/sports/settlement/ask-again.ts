import { listQueued, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { queueSettlement, settlementKey } from './publish-result.ts';
import { listUnfinished } from './settlement-store.ts';

const AT_ONCE = 500;

/** Queues anew what is not done and has no job that would do it. */
export const askAgain = async ({ db, log }: Pick<AppContext, 'db' | 'log'>): Promise<void> => {
  const unfinished = await listUnfinished(db, AT_ONCE);
  const queued = await listQueued(db, unfinished.map(settlementKey));
  for (const id of unfinished.filter((one) => !queued.has(settlementKey(one)))) {
    log.warn({ event: String(id) }, 'an event that was left undone is taken up again');
    await transaction(db, (tx) => queueSettlement(tx, id));
  }
};
