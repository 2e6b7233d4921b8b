import { expect, test } from 'vitest';
import { isPublicAddress, isPublicName, resolvePublic } from './public-address.ts';

test.each(['8.8.8.8', '142.250.66.1', '2607:f8b0:4004:800::200a', '2a02:26f0::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.100.100.200',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  'fe80::1',
  'fd00:ec2::254',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'])(
  '%s may be asked',
  (name) => {
    expect(isPublicName(name)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '[::1]',
  'localhost',
  'db',
  'printer.local',
  'metadata.google.internal',
  'a..b',
  'a.b.',
])('%s may not', (name) => {
  expect(isPublicName(name)).toBe(false);
});

test('a name that leads to this machine is looked up to nothing', async () => {
  const failure = await new Promise((resolve) => {
    resolvePublic('localhost', { all: true }, resolve);
  });
  expect(failure).toMatchObject({ message: 'localhost has no public address' });
});
