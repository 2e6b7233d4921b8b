import type { AppContext } from '../../app-context.ts';
import { dropPast, lockPast, openPastDatabase, setPastClock } from './past-store.ts';

/** The program at an instant that is over: what it does is written down as though it had been done then. */
export interface Past {
  readonly ctx: AppContext;
  /** Never goes back. */
  readonly goTo: (at: Date) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const openPast = async (ctx: AppContext, url: string, from: Date): Promise<Past> => {
  const unlock = await lockPast(ctx.db);
  const db = await openPastDatabase(ctx.db, url);
  let now = from;
  await setPastClock(db, now);
  return {
    ctx: { ...ctx, db, clock: { now: () => now } },
    goTo: async (at) => {
      if (at <= now) return;
      now = at;
      await setPastClock(db, at);
    },
    close: async () => {
      await db.close();
      await dropPast(ctx.db);
      await unlock();
    },
  };
};
