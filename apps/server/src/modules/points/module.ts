import type { AppModule } from '../../app-module.ts';
import { jobs } from './jobs.ts';
import { consoleRoutes, routes } from './routes.ts';

export const pointsModule: AppModule = {
  name: 'points',
  calls: routes,
  consoleCalls: consoleRoutes,
  jobs,
};
