import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { ByteCall } from '../serve-bytes.ts';

export const SIGNATURE_AGE_MS = 300_000;

export interface Signed {
  /** Seconds since 1970, as they stand in the header. */
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: Buffer | string;
}

/** HMAC-SHA256 over `timestamp.nonce.body`, in hex. */
export const sign = (secret: string, { timestamp, nonce, body }: Signed): string =>
  createHmac('sha256', secret).update(`${timestamp}.${nonce}.`).update(body).digest('hex');

/** Whether the signature is that of the very bytes; the time it takes does not tell how much of it is right. */
export const isSigned = (secret: string, signed: Signed, signature: string): boolean => {
  const right = Buffer.from(sign(secret, signed));
  const given = Buffer.from(signature.toLowerCase());
  return right.length === given.length && timingSafeEqual(right, given);
};

export const isFresh = (timestamp: string, now: Date): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp) * 1000) <= SIGNATURE_AGE_MS;

export interface SignedCall {
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
  readonly bytes: Buffer;
}

const NONCE = /^[\w-]{1,128}$/;

/** Whether a call is signed under the secret and fresh; that it has not come before is for its nonce to tell. */
export const isAdmissible = (
  { clock }: { readonly clock: Clock },
  secret: string,
  call: SignedCall,
): boolean => {
  const { timestamp, nonce, signature, bytes } = call;
  return (
    NONCE.test(nonce) &&
    isFresh(timestamp, clock.now()) &&
    isSigned(secret, { timestamp, nonce, body: bytes }, signature)
  );
};

/** A call with what its headers say of its signature; what is left out is empty, and signs nothing. */
export const signedCallOf = ({ headers, bytes }: Pick<ByteCall, 'headers' | 'bytes'>): SignedCall => {
  const header = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    timestamp: header('x-timestamp'),
    nonce: header('x-nonce'),
    signature: header('x-signature'),
    bytes,
  };
};
