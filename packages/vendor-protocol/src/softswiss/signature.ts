import { createHmac, timingSafeEqual } from 'node:crypto';

/** Node gives header names in lower case; on the wire it is usually written X-REQUEST-SIGN. */
export const SIGNATURE_HEADER = 'x-request-sign';

const SIGNATURE = /^[0-9a-f]{64}$/;

/** Lower-case hex HMAC-SHA256 over the bytes as they travel; text is signed as its UTF-8 bytes. */
export const signBody = (body: Uint8Array | string, token: string): string =>
  createHmac('sha256', token).update(body).digest('hex');

/**
 * Whether the header signs exactly these bytes, compared in constant time. Takes the header as Node gives it:
 * absent and repeated headers fail, as do upper case, a wrong length and an empty token, which would let anyone in.
 */
export const verifySignature = (
  body: Uint8Array,
  header: string | readonly string[] | undefined,
  token: string,
): boolean => {
  if (token === '' || typeof header !== 'string' || !SIGNATURE.test(header)) return false;
  return timingSafeEqual(Buffer.from(header, 'latin1'), Buffer.from(signBody(body, token), 'latin1'));
};
