import type { AppModule } from '../../app-module.ts';
import { streamEvents } from './events/stream-events.ts';
import { consoleRoutes, routes } from './routes.ts';

export const siteModule: AppModule = {
  name: 'site',
  calls: routes,
  consoleCalls: consoleRoutes,
  serve: streamEvents,
};
