import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/** Base32 of RFC 4648, without padding. */
const readBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The six digits that an app shows for a secret at an instant in ms: RFC 6238 over HMAC-SHA-1. */
export const authenticatorCode = (secret: string, now: number): string => {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now / PERIOD_MS)));
  const tag = createHmac('sha1', readBase32(secret)).update(step).digest();
  const offset = tag.readUInt8(tag.length - 1) & 0xf;
  return String((tag.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
};
