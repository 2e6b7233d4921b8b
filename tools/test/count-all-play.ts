import type { AppContext } from '@hintha/server/src/app-context.ts';
import { countPlay } from '@hintha/server/src/modules/bets/index.ts';
import { expect } from 'vitest';
import { isCountedBelow, newTransaction } from '../scenario/index.ts';

/**
 * Counts the play of everything that has been committed. Transactions of other databases of the same server, such as those
 * of other tests, keep what came after them from being counted until they end.
 */
export const countAllPlay = async (ctx: AppContext): Promise<void> => {
  const xid = await newTransaction(ctx.db);
  await expect
    .poll(async () => {
      await countPlay(ctx);
      return isCountedBelow(ctx.db, xid);
    })
    .toBe(true);
};
