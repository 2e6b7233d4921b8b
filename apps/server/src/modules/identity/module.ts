import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';
import { attemptSettings, codeSettings, nameSettings, sessionSettings } from './settings.ts';

export const identityModule: AppModule = {
  name: 'identity',
  contributions: [
    contribute(SETTING_GROUPS, attemptSettings),
    contribute(SETTING_GROUPS, codeSettings),
    contribute(SETTING_GROUPS, sessionSettings),
    contribute(SETTING_GROUPS, nameSettings),
  ],
  calls: routes,
  jobs,
};
