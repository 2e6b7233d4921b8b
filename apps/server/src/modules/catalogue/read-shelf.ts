import type { Database } from '@hintha/platform';
import { HOT_MOST } from './rules.ts';
import { listHotGames, listNewestGames, listVendors } from './store.ts';
import type { StoredGame, StoredVendor } from './types.ts';

/** The vendors that have a title on the shelf, in the order of the navigation. */
export const readVendors = (db: Database): Promise<StoredVendor[]> => listVendors(db);

/** The hot titles of a vendor, or of all when it is empty. */
export const readHotGames = (db: Database, vendor: string): Promise<StoredGame[]> =>
  listHotGames(db, vendor, HOT_MOST);

/** Hot titles first, then the newest. */
export const readPopularGames = (db: Database, count: number): Promise<StoredGame[]> =>
  listNewestGames(db, count);
