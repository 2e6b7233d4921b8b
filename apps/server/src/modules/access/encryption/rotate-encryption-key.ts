import { makeEncryptionKey, transaction, type Clock, type Database } from '@hintha/platform';
import { insertKey, lockKeys, retireKeys } from './key-store.ts';
import { lastRetired } from './rules.ts';

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
