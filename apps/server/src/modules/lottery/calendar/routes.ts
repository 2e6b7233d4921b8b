import { CONSOLE_ROUTES } from '@hintha/contract';
import { serveStaff, type ServedToStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { toProposedView } from '../../approvals/index.ts';
import { LOTTERY_GAMES } from '../games.ts';
import { listLastSeeded } from '../draws/seed-store.ts';
import { scheduleOn } from '../numeros/plan-numeros.ts';
import { listAhead } from '../numeros/numero-store.ts';
import { listChangedDays, listSwitches } from './calendar-store.ts';
import { changeableFrom, countingTimes } from './change-times.ts';
import { listTimes } from './times-store.ts';
import { changeCalendar, previewCalendarChange } from './change-calendar.ts';
import { toCalendarView, toEffectsView } from './views.ts';

/** What the staff sees and changes of the calendars. */
export const calendarRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listLotteryCalendars, async () => {
    const codes = LOTTERY_GAMES.map(({ code }) => code);
    const today = businessDay(ctx.clock.now());
    const [days, switches, ahead, times, committed] = await Promise.all([
      listChangedDays(ctx.db, today),
      listSwitches(ctx.db),
      listAhead(ctx.db, codes, 1),
      listTimes(ctx.db),
      listLastSeeded(ctx.db),
    ]);
    return LOTTERY_GAMES.map((game) =>
      toCalendarView(game, {
        schedule: scheduleOn(game, today, times),
        times: countingTimes(game, today, times),
        changeableFrom: changeableFrom(game, today, committed.get(game.code)),
        days: days.filter((day) => day.game === game.code),
        turned: switches.find((one) => one.game === game.code),
        next: ahead.find((one) => one.game === game.code),
      }),
    );
  }),
  serveStaff(CONSOLE_ROUTES.previewCalendarChange, async ({ body: { change } }) =>
    toEffectsView(await previewCalendarChange(ctx, change)),
  ),
  serveStaff(CONSOLE_ROUTES.changeLotteryCalendar, async ({ caller, body }) => {
    const proposed = await changeCalendar(ctx, caller, body);
    return { done: proposed === null, proposed: proposed && toProposedView(proposed) };
  }),
];
