import type { AppModule } from '../../app-module.ts';
import { uncappedWinningsCheck } from './grants/uncapped-winnings-check.ts';
import { jobs } from './jobs.ts';
import { consoleRoutes, routes } from './routes.ts';

export const bonusesModule: AppModule = {
  name: 'bonuses',
  contributions: [uncappedWinningsCheck],
  calls: routes,
  consoleCalls: consoleRoutes,
  jobs,
};
