import { createHash } from 'node:crypto';

/** Stands for a stored password where another one has to be noticed. */
export const passwordDigest = (stored: string): Buffer =>
  createHash('sha256').update(stored, 'utf8').digest();
