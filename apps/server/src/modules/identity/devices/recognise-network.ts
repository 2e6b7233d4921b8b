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

/** Whether the account had no login before an instant from this network, or none with this device. */
export const isUnrecognisedOrigin = async (on: Database | Transaction, seen: Seen): Promise<boolean> => {
  const { accountId, before, ip, userAgent } = seen;
  const known = await listOrigins(on, accountId, before);
  const network = networkKey(ip);
  const isNetworkKnown = known.some((origin) => networkKey(origin.ip) === network);
  const isDeviceKnown = known.some((origin) => origin.userAgent === userAgent);
  return !isNetworkKnown || !isDeviceKnown;
};

/** From here on the account knows the network, and is not locked out of it. Whether it is new to it. */
export const saveKnownNetwork = (tx: Transaction, accountId: bigint, ip: string): Promise<boolean> =>
  insertKnownNetwork(tx, accountId, networkKey(ip));

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** The network of a call: the address, or for IPv6 its 64 bits, all of which one customer holds. */
export const networkKey = (ip: string): string => {
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
