import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { APPROVAL_ACTIONS } from '../approvals/index.ts';
import { rateBounds, rateEffects } from './exchange/bound-rate.ts';
import { costlyRewardAction } from './rewards/set-reward.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { jobs } from './jobs.ts';
import { consoleRoutes, routes, serveArt } from './routes.ts';
import { pointSettings } from './settings.ts';

export const pointsModule: AppModule = {
  name: 'points',
  contributions: [
    contribute(SETTING_GROUPS, pointSettings),
    ...rateBounds,
    ...rateEffects,
    contribute(APPROVAL_ACTIONS, costlyRewardAction),
  ],
  calls: routes,
  consoleCalls: consoleRoutes,
  jobs,
  serve: serveArt,
};
