import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { fitsFieldRule } from './fields/fits-field-rule.ts';
import { consoleRoutes, routes } from './routes.ts';
import { registrationSettings } from './settings.ts';

export const registrationModule: AppModule = {
  name: 'registration',
  contributions: [contribute(SETTING_GROUPS, registrationSettings), fitsFieldRule],
  calls: routes,
  consoleCalls: consoleRoutes,
};
