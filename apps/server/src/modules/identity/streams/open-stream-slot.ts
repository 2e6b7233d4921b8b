import { randomUUID } from 'node:crypto';
import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { sessionSettings } from '../settings.ts';
import { countStreams, deleteStream, lockStreams, upsertStream } from './stream-store.ts';

/** How long a stream counts on that is not told to be still there, as after a crash. */
const REFRESH_MS = 30_000;
export const FORGOTTEN_MS = 75_000;

export interface StreamSlot {
  /** Gives the place back. */
  release(): void;
}

/**
 * Takes a place for an event stream. A session of a member or of the staff, or the chat of a visitor, has so many at
 * once as the settings say, however many processes keep them; one more is refused with `too_many_requests`. A process
 * that is killed gives its places back after a minute and a quarter.
 */
export const openStreamSlot = async (ctx: AppContext, owner: string): Promise<StreamSlot> => {
  const { db, clock, log } = ctx;
  const { mostStreams } = await readSettings(db, sessionSettings);
  const id = randomUUID();
  const note = () => ({ id, owner, at: clock.now() });
  await transaction(db, async (tx) => {
    await lockStreams(tx, owner);
    const since = new Date(clock.now().getTime() - FORGOTTEN_MS);
    if ((await countStreams(tx, owner, since)) >= mostStreams) throw new BusinessError('too_many_requests');
    await upsertStream(tx, note());
  });
  const warn = (error: unknown) => log.warn({ err: error }, 'the place of a stream could not be noted');
  const refresh = setInterval(() => void upsertStream(db, note()).catch(warn), REFRESH_MS);
  refresh.unref();
  return {
    release: () => {
      clearInterval(refresh);
      void deleteStream(db, id).catch(warn);
    },
  };
};
