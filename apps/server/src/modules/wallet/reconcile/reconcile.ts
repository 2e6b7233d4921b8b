import { transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { proveNewPostings, type Difference } from '../proof/prove-ledger.ts';
import { advanceWatch, selectOldestUnproven, takeTurn, upsertFindings } from './finding-store.ts';

/**
 * Proves what came since the last time and keeps what does not agree as findings. While another process is at it there
 * is nothing to do.
 */
export const reconcile = async (house: House): Promise<Difference[]> =>
  transaction(house.db, async (tx) => {
    if (!(await takeTurn(tx))) return [];
    const startedAt = house.clock.now();
    const differences = await proveNewPostings(house.db);
    if (differences.length > 0) {
      await upsertFindings(tx, differences, startedAt);
      return differences;
    }
    // A transaction that has not ended keeps the proof back; it is proven up to what waits behind that.
    const waiting = await selectOldestUnproven(tx);
    await advanceWatch(tx, waiting !== null && waiting < startedAt ? waiting : startedAt);
    return [];
  });
