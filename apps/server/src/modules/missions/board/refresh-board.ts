import { transaction } from '@hintha/platform';
import { businessDay } from '../../../business-day.ts';
import type { House } from '../../../house.ts';
import { addDays } from '../../turnover/index.ts';
import { mondayOf } from '../rules.ts';
import { rankWeek } from './rank-week.ts';
import { findWeek, lockWeek, replaceStandings, updateWeek } from './standing-store.ts';

const DAYS = 7;

/** Works the ranks of the running week out anew, and those of the last one until they are fixed. */
export const refreshBoard = async (house: House): Promise<void> => {
  const monday = mondayOf(businessDay(house.clock.now()));
  for (const week of [addDays(monday, -DAYS), monday]) await refreshWeek(house, week);
};

const refreshWeek = async (house: House, week: string): Promise<void> => {
  const known = await findWeek(house.db, week);
  if (known !== undefined && known.settledAt !== null) return;
  const rankedAt = house.clock.now();
  const standings = await rankWeek(house, week);
  await transaction(house.db, async (tx) => {
    const locked = await lockWeek(tx, week, rankedAt);
    // Ranks that were fixed meanwhile stay, and so do those of a later look.
    if (locked.settledAt !== null || locked.rankedAt > rankedAt) return;
    await replaceStandings(tx, week, standings);
    await updateWeek(tx, { week, rankedAt, settledAt: null });
  });
};
