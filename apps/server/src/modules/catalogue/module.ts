import type { AppModule } from '../../app-module.ts';
import { jobs } from './jobs.ts';
import { consoleRoutes, routes, serveArt } from './routes.ts';

export const catalogueModule: AppModule = {
  name: 'catalogue',
  calls: routes,
  jobs,
  consoleCalls: consoleRoutes,
  serve: serveArt,
  serveConsole: serveArt,
};
