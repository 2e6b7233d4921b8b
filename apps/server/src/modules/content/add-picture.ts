import { readPicture, type StoredObject, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { type Actor, actorName, recordAudit } from '../audit/index.ts';
import { picturePath } from './rules.ts';
import { hasPicture, insertPicture } from './store.ts';

/** Keeps a picture for anybody to see, and gives its path. It is made anew, as every picture that comes in. */
export const addPicture = async (ctx: AppContext, sent: Uint8Array, actor: Actor): Promise<string> => {
  const { bytes, type, width, height } = await readPicture(sent);
  const id = await ctx.objects.put(bytes, type);
  const path = picturePath(id);
  try {
    await transaction(ctx.db, async (tx) => {
      await insertPicture(tx, { id, width, height, by: actorName(actor), at: ctx.clock.now() });
      const details = { path, width, height };
      await recordAudit(tx, { actor, action: 'content.picture', subject: `picture:${id}`, details });
    });
  } catch (error) {
    await ctx.objects.remove(id);
    throw error;
  }
  return path;
};

/** A picture that the staff put up; what members sent lies in the same store and is none of it. */
export const findShownPicture = async (ctx: AppContext, id: string): Promise<StoredObject | undefined> =>
  (await hasPicture(ctx.db, id)) ? ctx.objects.get(id) : undefined;
