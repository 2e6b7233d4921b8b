import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The networks of RFC 6890 and its successors that are nobody's on the public internet. */
const NOT_PUBLIC_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Of what is global in version 6, the parts that carry an address of version 4 inside or are for examples. */
const NOT_PUBLIC_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_V4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of NOT_PUBLIC_V6) closed.addSubnet(network, prefix, 'ipv6');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the public internet: nothing of this machine, of its network or of a cloud's inside. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
};

/** Whether a name of a host may be asked for at all: a full name, not an address and not one of this network. */
export const isPublicName = (hostname: string): boolean =>
  isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 &&
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(hostname) &&
  !/\.(local|localhost|internal|intranet|lan|home|corp)$/i.test(hostname);

/**
 * Looks a name up for a connection and gives only addresses of the public internet. It stands at the connection itself,
 * so that a name that is answered differently a moment later leads nowhere else.
 */
export const resolvePublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '');
    const [first, ...others] = found.filter(({ address }) => isPublicAddress(address));
    if (first === undefined) return done(new Error(`${hostname} has no public address`), '');
    return options.all === true ? done(null, [first, ...others]) : done(null, first.address, first.family);
  });
};
