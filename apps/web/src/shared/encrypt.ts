import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { Sealing } from '@hintha/contract';
import { serverNow } from './clock.ts';

const KEY_MANAGEMENT = 'ECDH-ES+A256KW';

interface Key {
  readonly keyId: string;
  readonly publicKey: Readonly<Record<string, unknown>>;
}

/** What of a call goes sealed in place of, or beside, its body. */
export const encryptParts = async (key: Key, sealing: Sealing, body: object = {}) => {
  const jwe = await encrypt(key, body);
  return sealing === 'body' ? { body: { jwe } } : { headers: { 'X-Encrypted': jwe } };
};

/** Seals a value so that the server alone can read it: once, and within two minutes by its own clock. */
const encrypt = async ({ keyId, publicKey }: Key, body: object): Promise<string> => {
  const letter = { iat: Math.floor(serverNow() / 1000), jti: crypto.randomUUID(), body };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(letter)))
    .setProtectedHeader({ alg: KEY_MANAGEMENT, enc: 'A256GCM', kid: keyId })
    .encrypt(await importJWK(publicKey as JWK, KEY_MANAGEMENT));
};
