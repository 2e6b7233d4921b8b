import assert from 'node:assert/strict';
import {
  type Clock,
  type Database,
  type Encryption,
  makeEncryptionKey,
  publicHalf,
  transaction,
} from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import {
  findAccepted,
  findPublished,
  insertJti,
  insertKey,
  lockKeys,
  purgeJtis,
  retireKeys,
} from './encryption-key-store.ts';

/** The encryption keys and the record of what was opened with them, shared by all servers. */
export const openEncryption = ({ db, clock, config }: AppContext): Encryption => ({
  required: config.requireEncryption,
  clock,
  findKey: async (keyId) => (await findAccepted(db, keyId, lastRetired(clock.now())))?.privateKey,
  takeJti: async (jti, expires) => {
    await purgeJtis(db, clock.now());
    return insertJti(db, jti, expires);
  },
});

export interface PublishedKey {
  keyId: string;
  /** The public half as a JWK. */
  publicKey: Record<string, string>;
  /** Whether the calls that can be sealed have to be. */
  required: boolean;
}

/** The key that pages seal their calls for. */
export const publishedKey = async ({ db, config }: AppContext): Promise<PublishedKey> => {
  const published = await findPublished(db);
  assert(published !== undefined, 'the site was opened without a key for encrypted calls');
  const { keyId, privateKey } = published;
  return { keyId, publicKey: publicHalf(privateKey), required: config.requireEncryption };
};

/** Makes the first key where there is none, before anybody can ask for it. */
export const makeFirstKey = async ({ db, clock }: AppContext): Promise<void> => {
  if ((await findPublished(db)) !== undefined) return;
  const made = await makeEncryptionKey();
  await transaction(db, async (tx) => {
    await lockKeys(tx);
    if ((await findPublished(tx)) === undefined) await insertKey(tx, made, clock.now());
  });
};

/** Publishes a fresh key, answers its id, and accepts the one before it for another day. */
export const rotateEncryptionKey = async (db: Database, clock: Clock): Promise<string> => {
  const made = await makeEncryptionKey();
  const now = clock.now();
  await transaction(db, async (tx) => {
    await lockKeys(tx);
    await retireKeys(tx, now, lastRetired(now));
    await insertKey(tx, made, now);
  });
  return made.keyId;
};

const HOUR_MS = 3_600_000;

/** How long a key is accepted after another took its place: pages that are open know the old one. */
const OVERLAP_MS = 24 * HOUR_MS;

/** A key that was retired at this instant or before is worth nothing. */
const lastRetired = (now: Date): Date => new Date(now.getTime() - OVERLAP_MS);
