import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { memberContribution } from './contributions.ts';
import { clubSettings } from './level/settings.ts';
import { routes, serveOthers } from './routes.ts';
import { memberSettings } from './settings.ts';

export const membersModule: AppModule = {
  name: 'members',
  contributions: [
    memberContribution,
    contribute(SETTING_GROUPS, memberSettings),
    contribute(SETTING_GROUPS, clubSettings),
  ],
  calls: routes,
  serve: serveOthers,
};
