import type { Database } from '@hintha/platform';
import * as store from './store.ts';

/** The game ids of a category, a vendor or both, on the shelf or not: a record outlives the title. */
export const listGameIds = (
  db: Database,
  chosen: { category: string; vendor: string },
): Promise<{ connection: string; gameId: string }[]> => store.listGameIds(db, chosen.category, chosen.vendor);
