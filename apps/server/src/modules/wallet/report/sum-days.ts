import { transaction, type Database } from '@hintha/platform';
import { freeze } from '../proof/proof-store.ts';
import { addToDays, forgetDays, lockMark } from './day-store.ts';

/** Adds what has been posted since the last time to the sums of the business days. */
export const sumDays = async (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await freeze(tx);
    const span = await lockMark(tx, 'wallet_day_mark');
    // A restored database counts its transactions anew.
    if (span.horizon < span.watermark) {
      await forgetDays(tx);
      span.watermark = 0n;
    }
    await addToDays(tx, span);
  });
