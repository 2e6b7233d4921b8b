import type { Database } from '@hintha/platform';
import { dayEnd, dayStart } from '../../../business-day.ts';
import { daysBetween } from './days.ts';
import { firstOpenDay } from './first-open-day.ts';
import { listDays, type DayPlayed } from './play-store.ts';
import type { Days } from './read-played.ts';
import { readPlay } from './sum-play-days.ts';

export type { DayPlayed };

/** What a member played on each business day: on days that are not summed yet as it stands now. */
export const readMemberDays = async (
  db: Database,
  accountId: bigint,
  { from, to }: Days,
): Promise<DayPlayed[]> => {
  const open = await firstOpenDay(db);
  if (open === null) return [];
  const past = await listDays(db, accountId, { from, to });
  const days = past.filter(({ day }) => day < open);
  for (const day of daysBetween(open > from ? open : from, to)) {
    const running = await readPlay(db, { from: dayStart(day), to: dayEnd(day), accountId });
    days.push(...running.map((played) => ({ ...played, day })));
  }
  return days;
};
