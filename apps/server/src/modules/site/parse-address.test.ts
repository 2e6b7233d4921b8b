import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds, parseAddress, parseNetwork } from './parse-address.ts';

test.each([
  ['0.0.0.0', 0xffff_0000_0000n],
  ['255.255.255.255', 0xffff_ffff_ffffn],
  ['1.2.3.4', 0xffff_0102_0304n],
  ['::ffff:1.2.3.4', 0xffff_0102_0304n],
  ['::FFFF:102:304', 0xffff_0102_0304n],
  ['::', 0n],
  ['::1', 1n],
  ['1::', 1n << 112n],
  ['fe80::1%eth0', (0xfe80n << 112n) | 1n],
  ['1:2:3:4:5:6:7:8', 0x0001_0002_0003_0004_0005_0006_0007_0008n],
])('%s is one number', (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

test('what is no address has no number', () => {
  for (const text of ['', 'unknown', '1.2.3', '1.2.3.256', ':::', '1:2', 'example.org', '1.2.3.4/8'])
    expect(parseAddress(text)).toBeUndefined();
  fc.assert(fc.property(fc.string(), (text) => void parseAddress(text)));
});

const inside = (network: string, address: string): boolean => {
  const [parsed, number] = [parseNetwork(network), parseAddress(address)];
  if (parsed === undefined || number === undefined) throw new Error('no network, or no address');
  return holds(parsed, number);
};

test('a network holds its addresses and no other, whichever way they are written', () => {
  expect(inside('10.0.0.0/8', '10.255.255.255')).toBe(true);
  expect(inside('10.0.0.0/8', '11.0.0.0')).toBe(false);
  expect(inside('10.0.0.0/8', '::ffff:10.1.1.1')).toBe(true);
  expect(inside('0.0.0.0/0', '203.0.113.7')).toBe(true);
  expect(inside('0.0.0.0/0', '2001:db8::1')).toBe(false);
  expect(inside('2001:db8::/32', '2001:db8:ffff::1')).toBe(true);
  expect(inside('::/0', '2001:db8::1')).toBe(true);
  expect(inside('203.0.113.7', '203.0.113.7')).toBe(true);
  expect(inside('203.0.113.7', '203.0.113.8')).toBe(false);
});

test('a network with bits beyond its length is none', () => {
  for (const text of [
    '10.0.0.1/8',
    '10.0.0.0/33',
    '2001:db8::1/32',
    '::/129',
    '10.0.0.0/',
    'x/8',
    'fe80::%1/64',
  ])
    expect(parseNetwork(text)).toBeUndefined();
});
