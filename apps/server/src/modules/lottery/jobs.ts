import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { revealSeeds } from './draws/seal-seeds.ts';
import { ADVANCE_CHASES, advanceChases } from './chase/advance-chases.ts';
import { APPLY_CALENDAR, applyCalendar } from './calendar/apply-calendar.ts';
import type { CalendarScope } from './calendar/calendar-change.ts';
import { CREATE_NUMEROS, createNumeros } from './numeros/create-numeros.ts';
import { roundOf } from './rules.ts';
import { settlement } from './settlement/publish-result.ts';
import { finishNumero } from './settlement/settle-numero.ts';
import { listUnfinished } from './settlement/settlement-store.ts';
import { forgetNonces } from './sources/take-report.ts';

/** What time and results do here: the calendar is written, numeros are settled, seeds told, and chases go on. */
export const jobs = (ctx: AppContext): Job[] => [
  {
    name: CREATE_NUMEROS,
    cron: '11 * * * *',
    run: async () => {
      await createNumeros(ctx);
    },
  },
  { name: APPLY_CALENDAR, cron: null, run: (scope) => applyCalendar(ctx, [scope as CalendarScope]) },
  ...settlement.jobs(ctx, {
    finish: (id) => finishNumero(ctx, id),
    listUnfinished: async (limit) =>
      (await listUnfinished(ctx.db, limit)).map((numero) => ({ id: numero.id, round: roundOf(numero) })),
  }),
  { name: 'lottery-forget-nonces', cron: '17 * * * *', run: () => forgetNonces(ctx) },
  { name: 'lottery-reveal-seeds', cron: '* * * * *', run: () => revealSeeds(ctx) },
  // It comes when a numero opens that somebody waits for; the line finds what it has missed.
  { name: ADVANCE_CHASES, cron: '* * * * *', run: () => advanceChases(ctx) },
];
