import {
  type Clock,
  type Database,
  type Encryption,
  type EncryptionKey,
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

/** The key that pages seal their calls for; the first to ask has it made. */
export const publishedKey = async (ctx: AppContext): Promise<PublishedKey> => {
  const { keyId, privateKey } = (await findPublished(ctx.db)) ?? (await makeFirst(ctx));
  return { keyId, publicKey: publicHalf(privateKey), required: ctx.config.requireEncryption };
};

const makeFirst = async ({ db, clock }: AppContext): Promise<EncryptionKey> => {
  const made = await makeEncryptionKey();
  return transaction(db, async (tx) => {
    await lockKeys(tx);
    const present = await findPublished(tx);
    if (present === undefined) await insertKey(tx, made, clock.now());
    return present ?? made;
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
