import type { Transaction } from '@hintha/platform';
import { upsertConnection } from './connection-store.ts';
import type { NewConnection } from './types.ts';

/** Lets a vendor's program in; a known one gets its key and address renewed. */
export const connectVendor = (tx: Transaction, connection: NewConnection): Promise<void> =>
  upsertConnection(tx, connection);
