import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { APPROVAL_ACTIONS } from '../approvals/index.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { calendarAction } from './calendar/change-calendar.ts';
import { consoleRoutes } from './console-routes.ts';
import { watchDraws } from './draws/watch-draws.ts';
import { jobs } from './jobs.ts';
import { listGames } from './list-games.ts';
import { numberRoutes } from './numbers/routes.ts';
import { askForNumeros } from './numeros/create-numeros.ts';
import { modeTerms } from './prize-modes/read-modes.ts';
import { resultAction } from './results/enter-result.ts';
import { resettlementAction, voidAction } from './results/proposals.ts';
import { routes } from './routes.ts';
import { sourceRoutes } from './sources/routes.ts';
import { serveReports } from './sources/serve-reports.ts';
import { lotterySettings } from './settings.ts';

export const lotteryModule: AppModule = {
  name: 'lottery',
  contributions: [
    contribute(SETTING_GROUPS, lotterySettings),
    contribute(APPROVAL_ACTIONS, resultAction),
    contribute(APPROVAL_ACTIONS, voidAction),
    contribute(APPROVAL_ACTIONS, resettlementAction),
    contribute(APPROVAL_ACTIONS, calendarAction),
    modeTerms,
  ],
  calls: routes,
  consoleCalls: (ctx) => [
    ...consoleRoutes(ctx),
    ...numberRoutes(ctx),
    ...calendarRoutes(ctx),
    ...sourceRoutes(ctx),
  ],
  serve: serveReports,
  jobs,
  watch: watchDraws,
  start: async (ctx) => {
    await listGames(ctx);
    await askForNumeros(ctx);
  },
};
