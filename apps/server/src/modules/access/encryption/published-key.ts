import { makeEncryptionKey, publicHalf, transaction, type EncryptionKey } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { findPublished, insertKey, lockKeys } from './key-store.ts';

export interface PublishedKey {
  keyId: string;
  /** The public half as a JWK. */
  publicKey: Record<string, string>;
  /** Whether the calls that can be sealed have to be. */
  required: boolean;
}

/** The key that pages seal their calls for; the first to ask has it made. */
export const publishedKey = async (house: House): Promise<PublishedKey> => {
  const { keyId, privateKey } = (await findPublished(house.db)) ?? (await makeFirst(house));
  return { keyId, publicKey: publicHalf(privateKey), required: house.config.requireEncryption };
};

const makeFirst = async ({ db, clock }: House): Promise<EncryptionKey> => {
  const made = await makeEncryptionKey();
  return transaction(db, async (tx) => {
    await lockKeys(tx);
    const present = await findPublished(tx);
    if (present === undefined) await insertKey(tx, made, clock.now());
    return present ?? made;
  });
};
