import { queueJob } from '@hintha/platform';
import { businessDay } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { applyCalendar } from '../calendar/apply-calendar.ts';
import { daysAhead, scopesOf } from '../calendar/calendar-change.ts';
import { gamesOn, readChanges } from '../calendar/read-changes.ts';
import { createSeeds } from '../draws/seal-seeds.ts';
import { lotterySettings } from '../settings.ts';
import { countAhead, insertNumeros } from './numero-store.ts';
import { codeDay, planNumeros } from './plan-numeros.ts';

/**
 * Writes down the numeros of today and of the days ahead that can still be bet on and are not there yet; answers how
 * many they were.
 */
export const createNumeros = async (ctx: AppContext): Promise<number> => {
  const { db, clock } = ctx;
  const { calendarDays } = await readSettings(db, lotterySettings);
  const now = clock.now();
  const today = businessDay(now);
  const changes = await readChanges(db, today);
  let created = 0;
  for (const day of daysAhead(today, calendarDays)) {
    // What a day is drawn by is committed to before its first numero is written down.
    await createSeeds(ctx, day);
    const known = await countAhead(db, codeDay(day), now);
    const planned = gamesOn(changes)
      .map((game) => planNumeros(game, day, changes).filter(({ locksAt }) => locksAt > now))
      .filter(({ length, 0: first }) => first !== undefined && known.get(first.game) !== length);
    created += await insertNumeros(db, planned.flat());
  }
  // What was changed while this was read is brought into line as well.
  await applyCalendar(ctx, scopesOf(changes, today));
  return created;
};

export const CREATE_NUMEROS = 'lottery-create-numeros';

/** Has the calendar written as soon as a worker is free. */
export const askForNumeros = ({ db }: Pick<AppContext, 'db'>): Promise<void> =>
  queueJob(db, CREATE_NUMEROS, CREATE_NUMEROS);
