import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { jobs } from './jobs.ts';
import { consoleRoutes, routes } from './routes.ts';
import { pointSettings } from './settings.ts';

export const pointsModule: AppModule = {
  name: 'points',
  contributions: [contribute(SETTING_GROUPS, pointSettings)],
  calls: routes,
  consoleCalls: consoleRoutes,
  jobs,
};
