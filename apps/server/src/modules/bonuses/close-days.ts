import type { House } from '../../house.ts';
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
export const closeBusinessDays = async (house: House, findSigns: FindFingerprints): Promise<void> => {
  await sumPlayDays(house);
  await eachDay(house, 'LEVELS', (day) => checkLevels(house, findSigns, day));
  await eachDay(house, 'REFERRALS', (day) => payReferrals(house, findSigns, day));
  await payCashback(house, findSigns);
};

/** Does a task for each day that is over and for which it was not done; the first time for the last one alone. */
const eachDay = async (house: House, task: string, deed: (day: string) => Promise<void>): Promise<void> => {
  const last = dayOver(house.clock.now());
  const settled = await findLastClosedDay(house.db, task);
  for (const day of daysBetween(settled === null ? last : addDays(settled, 1), last)) {
    await deed(day);
    await insertClosedDay(house.db, task, day);
  }
};
