import { transaction } from '@hintha/platform';
import { businessDay, dayEnd, dayStart } from '../../../business-day.ts';
import type { House } from '../../../house.ts';
import { readPlay } from '../../turnover/index.ts';
import { lockAccount, updateReadAt } from '../ledger/ledger-store.ts';
import { listEarned } from './earned-store.ts';
import { factorOf } from './factor-of.ts';
import { changesOf, followDay } from './follow-day.ts';

/** Counts what the member has played on the current day so far; the days before are counted for everybody at night. */
export const followToday = async (house: House, accountId: bigint): Promise<void> => {
  const { db, clock } = house;
  const readAt = clock.now();
  const day = businessDay(readAt);
  const played = await readPlay(db, { from: dayStart(day), to: dayEnd(day), accountId });
  const factor = await factorOf(db, accountId);
  if (changesOf(await listEarned(db, accountId, day), played, factor).length === 0) return;
  await transaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    const at = clock.now();
    // Whoever waited for the lock may have read before another, or on a day that is over by now.
    const isOld = account.readAt !== null && account.readAt > readAt;
    if (isOld || businessDay(at) !== day) return;
    await followDay(tx, { accountId, day, played }, { factor, at });
    await updateReadAt(tx, accountId, readAt);
  });
};
