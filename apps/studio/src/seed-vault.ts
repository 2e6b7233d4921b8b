import { isServerSeed, type ServerSeed } from '@hintha/fairness';
import type { RandomSource } from '@hintha/platform';
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

/** Server seeds at rest: whoever reads the database or its backup cannot foretell a round. */
export interface SeedVault {
  seal(seed: ServerSeed, commitment: string): Buffer;
  open(sealed: Buffer, commitment: string): ServerSeed;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals with a key made from the secret. The commitment is sealed along, so that a seed fits its own row only. */
export const openSeedVault = (secret: string, random: RandomSource): SeedVault => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'hintha studio server seeds', KEY_BYTES));
  return {
    seal: (seed, commitment) => {
      const iv = random.bytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(commitment));
      return Buffer.concat([iv, cipher.update(seed, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, commitment) => {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(commitment))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      const text = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8');
      const seed = text + decipher.final('utf8');
      if (!isServerSeed(seed)) throw new Error('what was sealed is not a server seed');
      return seed;
    },
  };
};
