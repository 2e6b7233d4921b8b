import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { jobs } from './jobs.ts';
import { consoleRoutes, routes } from './routes.ts';
import { missionSettings } from './settings.ts';

export const missionsModule: AppModule = {
  name: 'missions',
  contributions: [contribute(SETTING_GROUPS, missionSettings)],
  calls: routes,
  consoleCalls: consoleRoutes,
  jobs,
};
