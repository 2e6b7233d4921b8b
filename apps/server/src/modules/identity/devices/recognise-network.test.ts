import { expect, test } from 'vitest';
import { networkKey, subnetKey } from './recognise-network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:12::1', '2001:db8:0:12::/64'],
  ['2001:0DB8:0000:0012:ffff:ffff:ffff:ffff', '2001:db8:0:12::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['<script>', 'unknown'],
  ['', 'unknown'],
])('%s is the place %s', (ip, network) => {
  expect(networkKey(ip)).toBe(network);
});

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:0:12::1', '2001:db8:0::/48'],
  ['<script>', 'unknown'],
])('%s stands in the subnet %s', (ip, subnet) => {
  expect(subnetKey(ip)).toBe(subnet);
});
