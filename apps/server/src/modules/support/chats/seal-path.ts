import { createCipheriv } from 'node:crypto';
import { support } from '@hintha/contract';
import type { RandomSource } from '@hintha/platform';

const NONCE_BYTES = 12;

/** A path whose last part is sealed: what is before it, a mark, and nonce, text and tag as base64url. */
export const sealPath = (random: RandomSource, path: string): string => {
  const start = path.lastIndexOf('/') + 1;
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', Buffer.from(support.WAY_KEY, 'hex'), nonce);
  const text = Buffer.concat([cipher.update(path.slice(start), 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url');
  return `${path.slice(0, start)}${support.WAY_MARK}${sealed}`;
};
