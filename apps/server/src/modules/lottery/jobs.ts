import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { revealSeeds } from './draws/seal-seeds.ts';
import { ADVANCE_CHASES, advanceChases } from './chase/advance-chases.ts';
import { APPLY_CALENDAR, applyCalendar } from './calendar/apply-calendar.ts';
import type { CalendarScope } from './calendar/calendar-change.ts';
import { CREATE_NUMEROS, createNumeros } from './numeros/create-numeros.ts';
import { SETTLE_NUMERO } from './settlement/publish-result.ts';
import { forgetNonces } from './sources/take-report.ts';
import { askAgain, finishNumero } from './settlement/settle-numero.ts';

const numeroOf = (payload: unknown): bigint => BigInt((payload as { readonly numeroId: string }).numeroId);

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
  { name: SETTLE_NUMERO, cron: null, run: (payload) => finishNumero(ctx, numeroOf(payload)) },
  { name: 'lottery-ask-again', cron: '* * * * *', run: () => askAgain(ctx) },
  { name: 'lottery-forget-nonces', cron: '17 * * * *', run: () => forgetNonces(ctx) },
  { name: 'lottery-reveal-seeds', cron: '* * * * *', run: () => revealSeeds(ctx) },
  // It comes when a numero opens that somebody waits for; the line finds what it has missed.
  { name: ADVANCE_CHASES, cron: '* * * * *', run: () => advanceChases(ctx) },
];
