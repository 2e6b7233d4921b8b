import type { Database } from '@hintha/platform';
import * as store from './list-store.ts';

/** The games that a member has put aside, on the shelf or not, the last one first. */
export const listFavouriteIds = (db: Database, accountId: bigint): Promise<number[]> =>
  store.listFavouriteIds(db, accountId);
