import { CONSOLE_ROUTES } from '@hintha/contract';
import { serveStaff, type ServedToStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { toProposedView } from '../../approvals/index.ts';
import { LOTTERY_GAMES } from '../games.ts';
import { listAhead } from '../numeros/numero-store.ts';
import { listChangedDays, listSwitches } from './calendar-store.ts';
import { changeCalendar, previewCalendarChange } from './change-calendar.ts';
import { toCalendarView, toEffectsView } from './views.ts';

/** What the staff sees and changes of the calendars. */
export const calendarRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listLotteryCalendars, async () => {
    const codes = LOTTERY_GAMES.map(({ code }) => code);
    const [days, switches, ahead] = await Promise.all([
      listChangedDays(ctx.db, businessDay(ctx.clock.now())),
      listSwitches(ctx.db),
      listAhead(ctx.db, codes, 1),
    ]);
    return LOTTERY_GAMES.map((game) =>
      toCalendarView(game, {
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
