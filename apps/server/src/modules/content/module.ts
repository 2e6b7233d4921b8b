import type { AppModule } from '../../app-module.ts';
import { consoleRoutes, routes, serveArt } from './routes.ts';

export const contentModule: AppModule = {
  name: 'content',
  calls: routes,
  consoleCalls: consoleRoutes,
  serve: serveArt,
  serveConsole: serveArt,
};
