import { isIPv4, isIPv6 } from 'node:net';

const V4_MARK = 0xffffn << 32n;
const GROUPS = 8;
const BITS = 128;
const V4_BITS = 32;

/**
 * An address as a number of 128 bits; one of IPv4 stands where IPv6 maps it to, so that both ways of writing it are
 * the same number. Undefined for what is no address.
 */
export const parseAddress = (text: string): bigint | undefined => {
  if (isIPv4(text)) return V4_MARK | v4Number(text);
  const [address = ''] = text.split('%');
  return isIPv6(address) ? v6Number(address) : undefined;
};

const v4Number = (text: string): bigint =>
  text.split('.').reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);

const v6Number = (text: string): bigint => {
  const [head = '', tail] = withoutDots(text).split('::');
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const zeros = Array<string>(GROUPS - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n);
};

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** The two last groups as hexadecimals where they were written like an address of IPv4. */
const withoutDots = (text: string): string =>
  text.replace(/[^:]+\.[^:]+$/, (dotted) => {
    const value = v4Number(dotted);
    return `${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`;
  });

/** A network: the addresses whose first bits are the same. */
export interface Network {
  readonly first: bigint;
  /** How many of the 128 bits are the same. */
  readonly bits: number;
}

/** A network as `10.0.0.0/8`, `2001:db8::/32` or one address; undefined when it is none or has bits beyond its length. */
export const parseNetwork = (text: string): Network | undefined => {
  const [address = '', length] = text.split('/');
  const first = parseAddress(address);
  if (first === undefined || !/^[^%/]+(?:\/\d{1,3})?$/.test(text)) return undefined;
  const bits = length === undefined ? BITS : Number(length) + (isIPv4(address) ? BITS - V4_BITS : 0);
  if (bits > BITS) return undefined;
  const network = { first, bits };
  return holds(network, first) && first === (first >> rest(network)) << rest(network) ? network : undefined;
};

export const holds = (network: Network, address: bigint): boolean =>
  address >> rest(network) === network.first >> rest(network);

const rest = ({ bits }: Network): bigint => BigInt(BITS - bits);
