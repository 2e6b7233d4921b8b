import type { House } from '../../../../house.ts';
import { isFresh, isSigned } from './signature.ts';

/** A signed call as it came. */
export interface SignedCall {
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
  readonly bytes: Buffer;
}

const NONCE = /^[\w-]{1,128}$/;

/** Whether a call is signed under the secret and fresh; that it has not come before is for its nonce to tell. */
export const isAdmissible = ({ clock }: House, secret: string, call: SignedCall): boolean => {
  const { timestamp, nonce, signature, bytes } = call;
  return (
    NONCE.test(nonce) &&
    isFresh(timestamp, clock.now()) &&
    isSigned(secret, { timestamp, nonce, body: bytes }, signature)
  );
};
