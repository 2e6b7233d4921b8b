/** Calls whose body comes as a compact JWE, so that proxies and logs on its way do not read it. */
export { makeEncryptionKey, publicHalf } from './make-key.ts';
export type { Encryption, EncryptionKey } from './types.ts';
export { unsealCall } from './unseal-call.ts';
