import { toHex } from './encode.ts';

declare const kind: unique symbol;

/** 256 secret bits as 64 lower-case hex digits. Commitment and words use the text, not the bits it stands for. */
export type ServerSeed = string & { readonly [kind]: 'server seed' };

const SEED_BYTES = 32;
const SERVER_SEED = /^[0-9a-f]{64}$/;

export const isServerSeed = (text: string): text is ServerSeed => SERVER_SEED.test(text);

/** Writes 32 bytes of the machine's secure random source as a server seed; another length is a bug. */
export const toServerSeed = (entropy: Uint8Array): ServerSeed => {
  if (entropy.length !== SEED_BYTES) throw new RangeError('a server seed is made of 32 bytes');
  return toHex(entropy) as ServerSeed;
};
