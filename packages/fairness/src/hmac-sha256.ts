import { BLOCK_BYTES, sha256 } from './sha256.ts';

const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;

const join = (head: Uint8Array, tail: Uint8Array): Uint8Array => {
  const joined = new Uint8Array(head.length + tail.length);
  joined.set(head);
  joined.set(tail, head.length);
  return joined;
};

/** HMAC-SHA256 (RFC 2104). */
export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const inner = block.map((byte) => byte ^ INNER_PAD);
  const outer = block.map((byte) => byte ^ OUTER_PAD);
  return sha256(join(outer, sha256(join(inner, message))));
};
