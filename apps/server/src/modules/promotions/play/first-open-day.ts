import type { Database } from '@hintha/platform';
import { businessDay } from '../../../business-day.ts';
import { firstPlayedAt } from '../../bets/index.ts';
import { addDays } from './days.ts';
import { findLastSettled } from './settled-store.ts';
import { PLAY_TASK } from './sum-play-days.ts';

/** The first business day whose play is not summed yet, which may be long ago; null when nobody has played. */
export const firstOpenDay = async (db: Database): Promise<string | null> => {
  const summed = await findLastSettled(db, PLAY_TASK);
  if (summed !== null) return addDays(summed, 1);
  const at = await firstPlayedAt(db);
  return at === null ? null : businessDay(at);
};
