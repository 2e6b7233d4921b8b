import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { jobs } from './jobs.ts';
import { listGames } from './list-games.ts';
import { consoleRoutes } from './numbers/routes.ts';
import { askForNumeros } from './numeros/create-numeros.ts';
import { routes } from './routes.ts';
import { lotterySettings } from './settings.ts';

export const lotteryModule: AppModule = {
  name: 'lottery',
  contributions: [contribute(SETTING_GROUPS, lotterySettings)],
  calls: routes,
  consoleCalls: consoleRoutes,
  jobs,
  start: async (ctx) => {
    await listGames(ctx);
    await askForNumeros(ctx);
  },
};
