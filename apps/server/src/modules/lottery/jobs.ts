import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { CREATE_NUMEROS, createNumeros } from './numeros/create-numeros.ts';

/** What time does here: the calendar is written ahead. */
export const jobs = (ctx: AppContext): Job[] => [
  {
    name: CREATE_NUMEROS,
    cron: '11 * * * *',
    run: async () => {
      await createNumeros(ctx);
    },
  },
];
