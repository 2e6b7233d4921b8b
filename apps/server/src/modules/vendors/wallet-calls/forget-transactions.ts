import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { deleteDayWins } from '../caps/day-win-store.ts';
import { deleteRefusedWins } from '../caps/refused-win-store.ts';
import { deleteWaitingWins } from '../caps/waiting-win-store.ts';
import { deleteTransactions } from './transaction-store.ts';

/**
 * How long what a vendor said of a transaction is compared when it comes again. No vendor asks later: the most that a
 * dialect wants is four months on both sides, and vendors give up asking again within days. The ledger keeps its
 * postings and their keys for good, so a transaction that comes later still moves no money twice.
 */
const KEPT_FOR_MS = 180 * 24 * 3_600_000;

const AT_ONCE = 5_000;

/** Forgets what was noted of transactions that no vendor asks about any more, a batch a statement. */
export const forgetTransactions = async ({ db, clock, log }: AppContext): Promise<void> => {
  const before = new Date(clock.now().getTime() - KEPT_FOR_MS);
  let forgotten = 0;
  let batch = 0;
  do {
    batch = await deleteTransactions(db, before, AT_ONCE);
    forgotten += batch;
  } while (batch === AT_ONCE);
  await deleteWaitingWins(db, before);
  await deleteDayWins(db, businessDay(before));
  await deleteRefusedWins(db, businessDay(before));
  if (forgotten > 0) log.info({ transactions: forgotten }, 'transactions of vendors were forgotten');
};
