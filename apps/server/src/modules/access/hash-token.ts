import { createHash } from 'node:crypto';

/** What is kept of a token; the token itself is told once and kept nowhere. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
