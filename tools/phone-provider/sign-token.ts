import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: KeyObject;
  /** The public half as a JWK of a set. */
  readonly published: object;
}

const MODULUS_BITS = 2048;

export const makeSigningKey = (): SigningKey => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS });
  const { kty, n, e } = publicKey.export({ format: 'jwk' });
  const keyId = createHash('sha256').update(String(n)).digest('base64url').slice(0, 16);
  return { keyId, privateKey, published: { kty, n, e, kid: keyId, alg: 'RS256', use: 'sig' } };
};

/** A JWT under RS256; `header` adds to its header, or says something else. */
export const signToken = ({ keyId, privateKey }: SigningKey, claims: object, header: object = {}): string => {
  const text = [{ alg: 'RS256', typ: 'JWT', kid: keyId, ...header }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createSign('sha256').update(text).sign(privateKey, 'base64url')}`;
};
