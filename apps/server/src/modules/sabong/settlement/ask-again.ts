import { listQueued } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { listUnfinished } from '../fights/move-store.ts';
import { roundOf } from '../rules.ts';
import { queueSettlement, settlementKey } from './settlement-store.ts';

const AT_ONCE = 500;

/** Queues anew what is not done and has no job that would do it. */
export const askAgain = async ({ db, log }: Pick<AppContext, 'db' | 'log'>): Promise<void> => {
  const unfinished = await listUnfinished(db, AT_ONCE);
  const queued = await listQueued(
    db,
    unfinished.map(({ id }) => settlementKey(id)),
  );
  for (const fight of unfinished.filter(({ id }) => !queued.has(settlementKey(id)))) {
    log.warn({ fight: roundOf(fight) }, 'a fight that was left undone is taken up again');
    await queueSettlement(db, fight.id);
  }
};
