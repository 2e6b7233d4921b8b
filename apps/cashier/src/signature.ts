import { createHmac, timingSafeEqual } from 'node:crypto';

const AGE_S = 300;

export interface Signed {
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: Buffer | string;
}

/** HMAC-SHA256 over `timestamp.nonce.body`, in hex. */
export const sign = (key: string, { timestamp, nonce, body }: Signed): string =>
  createHmac('sha256', key).update(`${timestamp}.${nonce}.`).update(body).digest('hex');

/** Whether the call is signed under the key and not older than five minutes. */
export const isSigned = (key: string, signed: Signed, signature: string, now: Date): boolean => {
  const ageS = Math.abs(now.getTime() / 1000 - Number(signed.timestamp));
  const [right, given] = [Buffer.from(sign(key, signed)), Buffer.from(signature)];
  return ageS <= AGE_S && right.length === given.length && timingSafeEqual(right, given);
};
