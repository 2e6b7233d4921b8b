import { readPicture, Refusal, transaction, type Database, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { isSpent, QUOTA_MS } from './quota.ts';
import { countPictures, insertPicture, lockPictures } from './picture-store.ts';

/**
 * Keeps a picture that a member sent and tells its id. It refuses with picture_invalid, picture_too_large or
 * picture_quota_spent. Called before the transaction of the deed that the picture belongs to.
 */
export const keepPicture = async (house: House, accountId: bigint, sent: Uint8Array): Promise<string> => {
  const sentAt = house.clock.now();
  await expectQuota(house.db, accountId, sentAt);
  const picture = await readPicture(sent);
  const id = await house.objects.put(picture.bytes, picture.type);
  try {
    await transaction(house.db, async (tx) => {
      await lockPictures(tx, accountId);
      await expectQuota(tx, accountId, sentAt);
      await insertPicture(tx, { id, accountId, bytes: picture.bytes.length, sentAt });
    });
  } catch (error) {
    await house.objects.remove(id);
    throw error;
  }
  return id;
};

const expectQuota = async (on: Database | Transaction, accountId: bigint, now: Date): Promise<void> => {
  const sent = await countPictures(on, accountId, new Date(now.getTime() - QUOTA_MS));
  if (isSpent(sent)) throw new Refusal('picture_quota_spent');
};
