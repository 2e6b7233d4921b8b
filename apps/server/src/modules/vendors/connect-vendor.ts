import type { Transaction } from '@hintha/platform';
import { upsertConnection } from './store.ts';
import type { Connection } from './types.ts';

/** Lets a vendor's program in; a known one gets its key and address renewed. */
export const connectVendor = (tx: Transaction, connection: Connection): Promise<void> =>
  upsertConnection(tx, connection);
