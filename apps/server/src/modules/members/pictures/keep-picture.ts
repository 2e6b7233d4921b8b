import {
  type Database,
  readPicture,
  BusinessError,
  type StoredObject,
  transaction,
  type Transaction,
} from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { countPictures, insertPicture, isPictureOf, lockPictures } from './picture-store.ts';
import { readSettings } from '../../settings/index.ts';
import { type MemberSettings, memberSettings } from '../settings.ts';

/**
 * Keeps a picture that a member sent and tells its id. It refuses with picture_invalid, picture_too_large or
 * picture_quota_spent. Called before the transaction of the use case that the picture belongs to.
 */
export const keepPicture = async (ctx: AppContext, accountId: bigint, sent: Uint8Array): Promise<string> => {
  const sentAt = ctx.clock.now();
  await expectQuota(ctx.db, accountId, sentAt);
  const picture = await readPicture(sent);
  const id = await ctx.objects.put(picture.bytes, picture.type);
  try {
    await transaction(ctx.db, async (tx) => {
      await lockPictures(tx, accountId);
      await expectQuota(tx, accountId, sentAt);
      await insertPicture(tx, { id, accountId, bytes: picture.bytes.length, sentAt });
    });
  } catch (error) {
    await ctx.objects.remove(id);
    throw error;
  }
  return id;
};

const expectQuota = async (on: Database | Transaction, accountId: bigint, now: Date): Promise<void> => {
  const sent = await countPictures(on, accountId, new Date(now.getTime() - QUOTA_MS));
  if (isSpent(sent, await readSettings(on, memberSettings))) throw new BusinessError('picture_quota_spent');
};

/** A picture that the account itself sent; anybody else's is not there. */
export const findPicture = async (
  ctx: AppContext,
  accountId: bigint,
  id: string,
): Promise<StoredObject | undefined> =>
  (await isPictureOf(ctx.db, accountId, id)) ? ctx.objects.get(id) : undefined;

const MEGABYTE = 1024 * 1024;

/** Over how long a member's pictures are counted. */
const QUOTA_MS = 24 * 3_600_000;

/** Whether a member has sent as many pictures as it may. */
const isSpent = (
  { pictures, bytes }: { pictures: number; bytes: number },
  { picturesPerDay, pictureMegabytes }: MemberSettings,
): boolean => pictures >= picturesPerDay || bytes >= pictureMegabytes * MEGABYTE;
