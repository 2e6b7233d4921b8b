import type { Transaction } from '@hintha/platform';
import { upsertComing } from './store.ts';
import type { ComingVendor } from './types.ts';

/** Puts a vendor into the lobby whose games are still to come; its first game takes the place of the announcement. */
export const announceVendor = async (tx: Transaction, vendor: ComingVendor): Promise<void> => {
  if (!(await upsertComing(tx, vendor)))
    throw new Error(`the vendor ${vendor.code} belongs to another connection`);
};
