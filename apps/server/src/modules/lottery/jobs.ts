import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { ADVANCE_CHASES, advanceChases } from './chase/advance-chases.ts';
import { CREATE_NUMEROS, createNumeros } from './numeros/create-numeros.ts';

/** What time does here: the calendar is written ahead, and chases bet on what opens. */
export const jobs = (ctx: AppContext): Job[] => [
  {
    name: CREATE_NUMEROS,
    cron: '11 * * * *',
    run: async () => {
      await createNumeros(ctx);
    },
  },
  // It comes when a numero opens that somebody waits for; the line finds what it has missed.
  { name: ADVANCE_CHASES, cron: '* * * * *', run: () => advanceChases(ctx) },
];
