import type { Database } from '@hintha/platform';
import { placeOf } from './place-of.ts';
import { insertPlace } from './place-store.ts';

/** From here on the account knows the place: strangers' guesses no longer close its password there. */
export const rememberPlace = (db: Database, accountId: bigint, ip: string): Promise<void> =>
  insertPlace(db, accountId, placeOf(ip));
