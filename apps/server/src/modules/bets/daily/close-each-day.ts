import type { AppContext } from '../../../app-context.ts';
import { findLastClosedDay, insertClosedDay } from './daily-store.ts';
import { addDays, dayOver, daysBetween } from './days.ts';
import { sumPlayDays } from './sum-play-days.ts';

/**
 * Does a task for each business day that is over and for which it was not done, once its play is summed; the first time
 * for the last day alone. A day that was broken off is gone through again, so a task does each thing once.
 */
export const closeEachDay = async (
  ctx: AppContext,
  task: string,
  close: (day: string) => Promise<void>,
): Promise<void> => {
  await sumPlayDays(ctx);
  const last = dayOver(ctx.clock.now());
  const closed = await findLastClosedDay(ctx.db, task);
  for (const day of daysBetween(closed === null ? last : addDays(closed, 1), last)) {
    await close(day);
    await insertClosedDay(ctx.db, task, day);
  }
};
