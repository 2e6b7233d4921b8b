import { toHex, toUtf8 } from './encode.ts';
import type { ServerSeed } from './server-seed.ts';
import { sha256 } from './sha256.ts';

/** What is published before play: the SHA-256 of the seed's text, as 64 lower-case hex digits. */
export const commitTo = (serverSeed: ServerSeed): string => toHex(sha256(toUtf8(serverSeed)));

export const verifyCommitment = (serverSeed: ServerSeed, commitment: string): boolean =>
  commitTo(serverSeed) === commitment;
