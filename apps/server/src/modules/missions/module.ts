import type { AppModule } from '../../app-module.ts';
import { jobs } from './jobs.ts';
import { consoleRoutes, routes } from './routes.ts';

export const missionsModule: AppModule = {
  name: 'missions',
  calls: routes,
  consoleCalls: consoleRoutes,
  jobs,
};
