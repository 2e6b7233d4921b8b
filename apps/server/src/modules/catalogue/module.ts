import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { jobs } from './jobs.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { consoleRoutes, routes, serveArt } from './routes.ts';
import { catalogueSettings } from './settings.ts';

export const catalogueModule: AppModule = {
  name: 'catalogue',
  contributions: [contribute(SETTING_GROUPS, catalogueSettings)],
  calls: routes,
  jobs,
  consoleCalls: consoleRoutes,
  serve: serveArt,
  serveConsole: serveArt,
};
