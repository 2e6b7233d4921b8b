import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHex, toUtf8 } from './encode.ts';
import { hmacSha256 } from './hmac-sha256.ts';
import { sha256 } from './sha256.ts';

const bytesOf = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('the digest published with FIPS 180 comes out (case %#)', (text, digest) => {
  expect(toHex(sha256(toUtf8(text)))).toBe(digest);
});

test.each([
  ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    '4a656665',
    '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    'aa'.repeat(131),
    Buffer.from('Test Using Larger Than Block-Size Key - Hash Key First').toString('hex'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
])('the code published with RFC 4231 comes out (case %#)', (key, message, code) => {
  expect(toHex(hmacSha256(bytesOf(key), bytesOf(message)))).toBe(code);
});

test('every length around the block borders agrees with the platform', () => {
  for (let length = 0; length <= 200; length += 1) {
    const bytes = new Uint8Array(length).fill(length);
    expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('any key and message agree with the platform', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 300 }), (key, message) => {
      const platform = createHmac('sha256', key).update(message).digest('hex');
      return toHex(hmacSha256(key, message)) === platform;
    }),
  );
});

test('a slice of a larger buffer is read from where it starts', () => {
  const whole = toUtf8('xxabcxx');
  expect(toHex(sha256(whole.subarray(2, 5)))).toBe(toHex(sha256(toUtf8('abc'))));
});
