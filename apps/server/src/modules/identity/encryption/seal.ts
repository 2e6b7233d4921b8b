import type { RandomSource } from '@hintha/platform';
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (factorKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', factorKey, '', 'hintha authenticator secrets', KEY_BYTES));

/** Seals a secret for one account: it opens for no other, and not once a bit of it was changed. */
export const seal = (
  { random, factorKey }: { random: RandomSource; factorKey: string },
  accountId: bigint,
  secret: Uint8Array,
): Buffer => {
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(factorKey), nonce).setAAD(Buffer.from(String(accountId)));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
};

/** The secret that was sealed for the account; throws for anything else. */
export const unseal = (factorKey: string, accountId: bigint, sealed: Buffer): Buffer => {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(factorKey), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(String(accountId)))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
};
