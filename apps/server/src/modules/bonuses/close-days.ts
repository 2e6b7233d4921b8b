import type { AppContext } from '../../app-context.ts';
import type { FindFingerprints } from '../protection/index.ts';
import { payReferrals } from '../referral/index.ts';
import {
  addDays,
  dayOver,
  daysBetween,
  findLastClosedDay,
  insertClosedDay,
  sumPlayDays,
} from '../turnover/index.ts';
import { payCashback } from './cashback/pay-cashback.ts';
import { checkLevels } from './levels/check-levels.ts';

/**
 * Does what follows from business days that are over: levels, what friends bring, and after a week its cashback. All
 * of it is given once, so that a day that was broken off is gone through again from its beginning.
 */
export const closeBusinessDays = async (ctx: AppContext, findSigns: FindFingerprints): Promise<void> => {
  await sumPlayDays(ctx);
  await eachDay(ctx, 'LEVELS', (day) => checkLevels(ctx, findSigns, day));
  await eachDay(ctx, 'REFERRALS', (day) => payReferrals(ctx, findSigns, day));
  await payCashback(ctx, findSigns);
};

/** Does a task for each day that is over and for which it was not done; the first time for the last one alone. */
const eachDay = async (
  ctx: AppContext,
  task: string,
  action: (day: string) => Promise<void>,
): Promise<void> => {
  const last = dayOver(ctx.clock.now());
  const settled = await findLastClosedDay(ctx.db, task);
  for (const day of daysBetween(settled === null ? last : addDays(settled, 1), last)) {
    await action(day);
    await insertClosedDay(ctx.db, task, day);
  }
};
