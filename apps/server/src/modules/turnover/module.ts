import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { jobs } from './jobs.ts';
import { cashOutCheck } from './requirements/cash-out-check.ts';
import { sentDownRequirement } from './requirements/sent-down.ts';
import { turnoverCheck } from './requirements/turnover-check.ts';
import { routes } from './routes.ts';
import { turnoverSettings } from './settings.ts';

export const turnoverModule: AppModule = {
  name: 'turnover',
  contributions: [
    contribute(SETTING_GROUPS, turnoverSettings),
    turnoverCheck,
    cashOutCheck,
    sentDownRequirement,
  ],
  calls: routes,
  jobs,
};
