import type { Database } from '@hintha/platform';
import * as store from './transfer-store.ts';
import type { Transfer } from './types.ts';

const LATEST = 10;

/** An account's last transfers with what members call the vendor's wallet. */
export const listLatest = (db: Database, accountId: bigint): Promise<(Transfer & { name: string })[]> =>
  store.listTransfersOf(db, accountId, LATEST);

/** A page of transfers of anybody, the latest first. */
export const listTransfers = (db: Database, filter: store.TransferFilter): Promise<Transfer[]> =>
  store.listTransfers(db, filter);
