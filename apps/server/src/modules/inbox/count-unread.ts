import type { Database } from '@hintha/platform';
import { countUnreadMessages } from './store.ts';

/** How many messages of the account nobody has read. */
export const countUnread = (db: Database, accountId: bigint): Promise<number> =>
  countUnreadMessages(db, accountId);
