import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { CURVE, KEY_MANAGEMENT } from './algorithms.ts';
import type { EncryptionKey } from './types.ts';

/** Makes a private key; its id is the thumbprint of its public half. */
export const makeEncryptionKey = async (): Promise<EncryptionKey> => {
  const pair = await generateKeyPair(KEY_MANAGEMENT, { crv: CURVE, extractable: true });
  const keyId = await calculateJwkThumbprint(await exportJWK(pair.publicKey));
  return { keyId, privateKey: await exportJWK(pair.privateKey) };
};

/** The half of a key that anyone may have. */
export const publicHalf = ({ kty = '', crv = '', x = '', y = '' }: JWK): Record<string, string> => ({
  kty,
  crv,
  x,
  y,
});
