import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { APPROVAL_ACTIONS } from '../approvals/index.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { uncappedWinningsCheck } from './grants/uncapped-winnings-check.ts';
import { jobs } from './jobs.ts';
import { ruleBonuses } from './kinds/rule-bonuses.ts';
import { costlyBonusAction } from './kinds/set-bonus.ts';
import { clubEffects } from './levels/measure-settings.ts';
import { consoleRoutes, routes } from './routes.ts';
import { bonusSettings } from './settings.ts';

export const bonusesModule: AppModule = {
  name: 'bonuses',
  contributions: [
    contribute(SETTING_GROUPS, bonusSettings),
    contribute(APPROVAL_ACTIONS, costlyBonusAction),
    clubEffects,
    ...ruleBonuses,
    uncappedWinningsCheck,
  ],
  calls: routes,
  consoleCalls: consoleRoutes,
  jobs,
};
