import type { RandomSource } from '@hintha/platform';
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Config } from '../../../config.ts';

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

export interface Sealing {
  readonly random: RandomSource;
  readonly config: Pick<Config, 'factorKey'>;
}

// The purpose names whose it is, so that no number is needed to tell one from another.
const NOBODY = 0n;

const keyFor = ({ config }: Pick<Sealing, 'config'>, purpose: string): string =>
  `${purpose} ${config.factorKey}`;

/** Seals a text for one purpose, such as `lottery source set-feed`: it opens for no other. */
export const sealText = (ctx: Sealing, purpose: string, text: string): Buffer =>
  seal({ random: ctx.random, factorKey: keyFor(ctx, purpose) }, NOBODY, Buffer.from(text));

/** The text that was sealed for the purpose; throws for anything else. */
export const unsealText = (ctx: Pick<Sealing, 'config'>, purpose: string, sealed: Buffer): string =>
  unseal(keyFor(ctx, purpose), NOBODY, sealed).toString();
