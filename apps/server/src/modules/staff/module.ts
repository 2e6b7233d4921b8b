import type { AppModule } from '../../app-module.ts';
import { contribute } from '@hintha/platform';
import { SETTING_GROUPS } from '../settings/index.ts';
import { jobs } from './jobs.ts';
import { staffPassword } from './search-staff.ts';
import { staffSettings } from './settings.ts';
import { signInRoutes, staffRoutes } from './routes.ts';

export const staffModule: AppModule = {
  name: 'staff',
  contributions: [contribute(SETTING_GROUPS, staffSettings), staffPassword],
  consoleCalls: (ctx) => [...signInRoutes(ctx), ...staffRoutes(ctx)],
  jobs,
};
