import { timingSafeEqual } from 'node:crypto';
import { signBody } from './sign-body.ts';

const SIGNATURE = /^[0-9a-f]{64}$/;

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
