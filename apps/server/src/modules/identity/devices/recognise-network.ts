import type { Database, Transaction } from '@hintha/platform';
import { isIPv4, isIPv6 } from 'node:net';
import { listOrigins } from '../sessions/login-store.ts';
import type { Origin } from '../types.ts';
import { insertKnownNetwork } from './known-network-store.ts';

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

/**
 * From here on the account knows the place: strangers' guesses no longer close its password there. Whether the place
 * is new to it.
 */
export const rememberNetwork = (tx: Transaction, accountId: bigint, ip: string): Promise<boolean> =>
  insertKnownNetwork(tx, accountId, placeOf(ip));

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * Where a call comes from, as counts know it: the address, or for IPv6 its network of 64 bits, all of which one
 * customer holds. Whatever is no address is one place.
 */
export const placeOf = (ip: string): string => {
  const mapped = MAPPED.exec(ip)?.[1] ?? ip;
  if (isIPv4(mapped)) return mapped;
  const [address = ''] = ip.split('%');
  return isIPv6(address) ? `${networkOf(address)}::/64` : 'unknown';
};

const networkOf = (address: string): string => {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 tail stands for two groups, and never reaches into the first four.
  const width = right.length + (address.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : GROUPS - left.length - width;
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};
