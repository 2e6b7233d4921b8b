import type { Transaction } from '@hintha/platform';
import { placeOf } from './place-of.ts';
import { insertPlace } from './place-store.ts';

/**
 * From here on the account knows the place: strangers' guesses no longer close its password there. Whether the place
 * is new to it.
 */
export const rememberPlace = (tx: Transaction, accountId: bigint, ip: string): Promise<boolean> =>
  insertPlace(tx, accountId, placeOf(ip));
