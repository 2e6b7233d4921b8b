import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { uncappedWinningsCheck } from './grants/uncapped-winnings-check.ts';
import { jobs } from './jobs.ts';
import { clubEffects } from './levels/measure-settings.ts';
import { consoleRoutes, routes } from './routes.ts';
import { bonusSettings } from './settings.ts';

export const bonusesModule: AppModule = {
  name: 'bonuses',
  contributions: [contribute(SETTING_GROUPS, bonusSettings), clubEffects, uncappedWinningsCheck],
  calls: routes,
  consoleCalls: consoleRoutes,
  jobs,
};
