import type { Database, Transaction } from '@hintha/platform';
import { placeOf } from '../attempts/place-of.ts';
import type { Origin } from '../types.ts';
import { listOrigins } from './sign-in-store.ts';

export interface Seen extends Origin {
  readonly accountId: bigint;
  /** Only what was seen by then counts as known. */
  readonly before: Date;
}

/** Whether the account had not been signed in to, up to an instant, from this place or not with this device. */
export const isNewPlace = async (on: Database | Transaction, seen: Seen): Promise<boolean> => {
  const { accountId, before, ip, userAgent } = seen;
  const known = await listOrigins(on, accountId, before);
  const place = placeOf(ip);
  const isPlaceKnown = known.some((origin) => placeOf(origin.ip) === place);
  const isDeviceKnown = known.some((origin) => origin.userAgent === userAgent);
  return !isPlaceKnown || !isDeviceKnown;
};
