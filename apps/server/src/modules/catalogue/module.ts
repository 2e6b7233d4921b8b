import type { AppModule } from '../../app-module.ts';
import { consoleRoutes, routes, serveArt } from './routes.ts';

export const catalogueModule: AppModule = {
  name: 'catalogue',
  calls: routes,
  consoleCalls: consoleRoutes,
  serve: serveArt,
  serveConsole: serveArt,
};
