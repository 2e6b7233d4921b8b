import type { AppModule } from '../../app-module.ts';
import { consoleRoutes, routes, serveShownPictures } from './routes.ts';

export const contentModule: AppModule = {
  name: 'content',
  calls: routes,
  consoleCalls: consoleRoutes,
  serve: serveShownPictures,
  serveConsole: serveShownPictures,
};
