import { type Database, transaction } from '@hintha/platform';
import { freeze } from '../proof/proof-store.ts';
import { addToAggregates, forgetAggregates, type Relation } from './aggregate-store.ts';
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

/**
 * Adds what has been posted since the last time to the sums of each day by wallet and title. `rounds` tells which title
 * a round was played on: (id uuid, wallet, source, game).
 */
export const sumAggregates = async (db: Database, rounds: Relation): Promise<void> =>
  transaction(db, async (tx) => {
    await freeze(tx);
    const span = await lockMark(tx, 'wallet_part_mark');
    // A restored database counts its transactions anew.
    if (span.horizon < span.watermark) {
      await forgetAggregates(tx);
      span.watermark = 0n;
    }
    await addToAggregates(tx, rounds, span);
  });
