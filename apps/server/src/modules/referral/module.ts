import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';
import { referralBonuses } from './referral-bonuses.ts';
import { referralSettings } from './settings.ts';

export const referralModule: AppModule = {
  name: 'referral',
  contributions: [contribute(SETTING_GROUPS, referralSettings), ...referralBonuses],
  calls: routes,
  jobs,
};
