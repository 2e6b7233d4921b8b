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
const SUBNET_GROUPS = 3;
const GROUPS = 8;

/** The network of a call: the address, or for IPv6 its 64 bits, all of which one customer holds. */
export const networkKey = (ip: string): string => {
  const mapped = unmapped(ip);
  if (isIPv4(mapped)) return mapped;
  const prefix = prefixOf(mapped, NETWORK_GROUPS);
  return prefix === undefined ? 'unknown' : `${prefix}::/64`;
};

/** The network around that of a call, which one provider holds: 24 bits, or for IPv6 48. */
export const subnetKey = (ip: string): string => {
  const mapped = unmapped(ip);
  if (isIPv4(mapped)) return `${mapped.slice(0, mapped.lastIndexOf('.'))}.0/24`;
  const prefix = prefixOf(mapped, SUBNET_GROUPS);
  return prefix === undefined ? 'unknown' : `${prefix}::/48`;
};

const unmapped = (ip: string): string => MAPPED.exec(ip)?.[1] ?? ip;

/** The first groups of an IPv6 address; undefined for what is none. */
const prefixOf = (ip: string, groups: number): string | undefined => {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return undefined;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 tail stands for two groups, and never reaches into the first four.
  const width = right.length + (address.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : GROUPS - left.length - width;
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};
