import { businessDay } from '../../business-day.ts';
import type { AppContext } from '../../app-context.ts';
import { addDays } from '../bets/index.ts';
import { planNumeros } from './calendar/plan-numeros.ts';
import { readSettings } from '../settings/index.ts';
import { LOTTERY_GAMES } from './games.ts';
import { insertNumeros } from './numero-store.ts';
import { lotterySettings } from './settings.ts';

/** Writes down the numeros of today and of the days ahead that are not there yet; answers how many they were. */
export const createNumeros = async ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> => {
  const { calendarDays } = await readSettings(db, lotterySettings);
  const today = businessDay(clock.now());
  let created = 0;
  for (let ahead = 0; ahead <= calendarDays; ahead += 1) {
    const day = addDays(today, ahead);
    created += await insertNumeros(
      db,
      LOTTERY_GAMES.flatMap((game) => planNumeros(game, day)),
    );
  }
  return created;
};
