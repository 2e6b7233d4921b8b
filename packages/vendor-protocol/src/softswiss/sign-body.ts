import { createHmac } from 'node:crypto';

/** Node gives header names in lower case; on the wire it is usually written X-REQUEST-SIGN. */
export const SIGNATURE_HEADER = 'x-request-sign';

/** Lower-case hex HMAC-SHA256 over the bytes as they travel; text is signed as its UTF-8 bytes. */
export const signBody = (body: Uint8Array | string, token: string): string =>
  createHmac('sha256', token).update(body).digest('hex');
