import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** Node gives header names in lower case; on the wire it is usually written X-Hub88-Signature. */
export const SIGNATURE_HEADER = 'x-hub88-signature';

const DIGEST = 'RSA-SHA256';

// A shorter modulus is no longer held to be safe; the longest that is usual keeps a check in the tenths of a millisecond.
const MODULUS_BITS = { least: 2_048, most: 8_192 };

const isUsable = (key: KeyObject): boolean => {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  return key.asymmetricKeyType === 'rsa' && bits >= MODULUS_BITS.least && bits <= MODULUS_BITS.most;
};

const readKey = (read: () => KeyObject): KeyObject | 'not_a_key' => {
  try {
    const key = read();
    return isUsable(key) ? key : 'not_a_key';
  } catch {
    return 'not_a_key';
  }
};

/** Reads the key that the other side registered, in PEM. A private key is none: it must not be handed over. */
export const parsePublicKey = (pem: string): KeyObject | 'not_a_key' =>
  pem.includes('PRIVATE KEY') ? 'not_a_key' : readKey(() => createPublicKey(pem));

/** Reads the key that this side signs with, in PEM. */
export const parsePrivateKey = (pem: string): KeyObject | 'not_a_key' => readKey(() => createPrivateKey(pem));

/** Base64 of the RSA-SHA256 signature over the bytes as they travel; text is signed as its UTF-8 bytes. */
export const signBody = (body: Uint8Array | string, privateKey: KeyObject): string =>
  sign(DIGEST, typeof body === 'string' ? Buffer.from(body) : body, privateKey).toString('base64');

/**
 * Whether the header signs exactly these bytes. Takes the header as Node gives it: absent and repeated headers fail, and
 * so does any other spelling of the same signature.
 */
export const verifySignature = (
  body: Uint8Array,
  header: string | readonly string[] | undefined,
  publicKey: KeyObject,
): boolean => {
  if (typeof header !== 'string') return false;
  const signature = Buffer.from(header, 'base64');
  return signature.toString('base64') === header && verify(DIGEST, body, publicKey, signature);
};
