import { transaction, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { closeOrOpen } from './close-or-open.ts';
import { endDueRows } from './restriction-store.ts';

/** Opens again what was closed for a time that is over. */
export const endRestrictions = ({ db, clock }: House): Promise<void> =>
  transaction(db, (tx) => endDue(tx, clock.now(), null));

export const endDue = async (tx: Transaction, at: Date, accountId: bigint | null): Promise<void> => {
  for (const ended of await endDueRows(tx, at, accountId)) await closeOrOpen(tx, ended, 'open');
};
