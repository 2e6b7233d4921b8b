import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { contentSettings } from './settings.ts';
import { consoleRoutes, routes, serveArt } from './routes.ts';

export const contentModule: AppModule = {
  name: 'content',
  contributions: [contribute(SETTING_GROUPS, contentSettings)],
  calls: routes,
  consoleCalls: consoleRoutes,
  serve: serveArt,
  serveConsole: serveArt,
};
