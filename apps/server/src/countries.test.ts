import { expect, test } from 'vitest';
import { openCountries } from './countries.ts';

const V4 = 0xffffn << 32n;
const countries = openCountries();

test.each([
  ['8.8.8.8', V4 | 0x08080808n, 'US'],
  ['the first address of the table, 1.0.0.0', V4 | 0x01000000n, 'AU'],
  ['the last address of its first network, 1.0.0.255', V4 | 0x010000ffn, 'AU'],
  ['the one after it, 1.0.1.0', V4 | 0x01000100n, 'CN'],
  ['a network of Yangon, 103.25.12.1', V4 | 0x67190c01n, 'MM'],
  ['2001:4860:4860::8888', 0x2001_4860_4860_0000_0000_0000_0000_8888n, 'US'],
  ['the first of IPv6, 2001:200::', 0x2001_0200n << 96n, 'JP'],
])('%s has its country', (_, address, country) => {
  expect(countries.of(address)).toBe(country);
});

test.each([
  ['10.0.0.1', V4 | 0x0a000001n],
  ['127.0.0.1', V4 | 0x7f000001n],
  ['192.168.1.1', V4 | 0xc0a80101n],
  ['the lowest of IPv4', V4],
  ['the highest of IPv4', V4 | 0xffffffffn],
  ['::1', 1n],
  ['fe80::1', (0xfe80n << 112n) | 1n],
  ['the highest of all', (1n << 128n) - 1n],
])('%s has none', (_, address) => {
  expect(countries.of(address)).toBeUndefined();
});
