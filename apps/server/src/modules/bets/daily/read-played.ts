import type { Database } from '@hintha/platform';
import { dayEnd, dayStart } from '../../../business-day.ts';
import { listPlayed, type Played } from './daily-store.ts';
import { addDays } from './days.ts';
import { firstOpenDay, mergePlayed, readPlay } from './sum-play-days.ts';

/** Business days, the first and the last among them. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What everybody played on business days: of days that are summed by their sums, of the others as it stands now. */
export const readPlayed = async (db: Database, { from, to }: Days): Promise<Played[]> => {
  const open = await firstOpenDay(db);
  if (open === null) return [];
  const past = open > from ? await listPlayed(db, from, earlier(addDays(open, -1), to)) : [];
  if (open > to) return past;
  const running = await readPlay(db, { from: dayStart(later(open, from)), to: dayEnd(to) });
  return mergePlayed([...past, ...running]);
};

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/** What everybody played on a business day that was summed. */
export const readPlayDay = (db: Database, day: string): Promise<Played[]> => listPlayed(db, day, day);
