import { compactDecrypt, decodeProtectedHeader, importJWK, type JWK } from 'jose';
import { z } from 'zod';
import { BusinessError } from '../../business-error.ts';
import { parseJson } from '../parse-json.ts';
import { CONTENT_ENCRYPTION, KEY_MANAGEMENT } from './algorithms.ts';
import type { Encryption } from './types.ts';

const LONGEST = 8 * 1024;
const LATEST_SECONDS = 120;
// Servers whose clocks differ still forget an id only when none of them takes its text any more.
const KEPT_SECONDS = 2 * LATEST_SECONDS;

const KEY_ID = /^[\w-]{1,64}$/;

const Letter = z.object({
  iat: z.number(),
  jti: z.string().regex(/^[\w-]{16,64}$/),
  body: z.record(z.string(), z.unknown()),
});

/**
 * What was sealed into a compact JWE for this server. The text is good within two minutes of the time it was made
 * at, and once. Whatever is wrong with it gets the same error.
 */
export const openSealed = async (
  sealed: unknown,
  encryption: Encryption,
): Promise<Record<string, unknown>> => {
  if (typeof sealed !== 'string') throw failed();
  if (sealed.length > LONGEST) throw new BusinessError('payload_too_large');
  const keyId = keyIdOf(sealed);
  const key = keyId === undefined ? undefined : await encryption.findKey(keyId);
  const opened = key === undefined ? undefined : await readSealed(sealed, key);
  if (opened === undefined) throw failed();
  const now = encryption.clock.now().getTime() / 1000;
  if (Math.abs(now - opened.iat) > LATEST_SECONDS) throw failed();
  const expires = new Date((opened.iat + KEPT_SECONDS) * 1000);
  if (!(await encryption.takeJti(opened.jti, expires))) throw failed();
  return opened.body;
};

const failed = (): BusinessError => new BusinessError('encryption_failed');

const keyIdOf = (sealed: string): string | undefined => {
  try {
    const { kid = '' } = decodeProtectedHeader(sealed);
    return KEY_ID.test(kid) ? kid : undefined;
  } catch {
    return undefined;
  }
};

const readSealed = async (sealed: string, key: JWK) => {
  try {
    const { plaintext } = await compactDecrypt(sealed, await importJWK(key, KEY_MANAGEMENT), {
      keyManagementAlgorithms: [KEY_MANAGEMENT],
      contentEncryptionAlgorithms: [CONTENT_ENCRYPTION],
      // None: a few bytes could otherwise stand for very many.
      maxDecompressedLength: 0,
    });
    const text = new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
    return Letter.safeParse(parseJson(text)).data;
  } catch {
    return undefined;
  }
};
