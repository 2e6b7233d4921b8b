import { createDecipheriv, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto';

const SALT_BYTES = 16;
const KEY_LENGTH_AT = 20;
const TAG_BYTES = 16;

/** Opens a message as the browser does that it was sealed for: `aes128gcm` of RFC 8188 with the keys of RFC 8291. */
export const openSealed = (sealed: Buffer, browser: ECDH, secret: Buffer): string => {
  const salt = sealed.subarray(0, SALT_BYTES);
  const textAt = KEY_LENGTH_AT + 1 + (sealed[KEY_LENGTH_AT] ?? 0);
  const sender = sealed.subarray(KEY_LENGTH_AT + 1, textAt);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), secret, about, 32));
  const derive = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, bytes));
  const opener = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  opener.setAuthTag(sealed.subarray(-TAG_BYTES));
  const padded = Buffer.concat([opener.update(sealed.subarray(textAt, -TAG_BYTES)), opener.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
};

/** What a header of VAPID says, once its signature holds under the key that stands beside it. */
export const readVapid = (header: string): { key: string; claims: Record<string, unknown> } => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) };
  const signer = createPublicKey({ format: 'jwk', key: jwk });
  const signed = Buffer.from(`${head}.${body}`);
  const how = { key: signer, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, how, Buffer.from(signature, 'base64url')))
    throw new Error('the signature of the message does not hold');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Record<string, unknown>;
  return { key, claims };
};
