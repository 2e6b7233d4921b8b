import { hash } from 'node:crypto';
import type { PostingKey } from './types.ts';

/** The key under which a source's own id is posted once; the length keeps ('a', 'bc') and ('ab', 'c') apart. */
export const postingKey = (source: string, id: string): PostingKey => {
  const hex = hash('sha256', `${source.length}:${source}:${id}`, 'hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)];
  return parts.join('-') as PostingKey;
};
