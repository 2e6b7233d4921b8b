import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { APPROVAL_ACTIONS } from '../approvals/index.ts';
import { costlyMissionAction } from './admin/set-mission.ts';
import { costlyPrizesAction } from './leaderboard/set-prizes.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { jobs } from './jobs.ts';
import { consoleRoutes, routes } from './routes.ts';
import { missionSettings } from './settings.ts';

export const missionsModule: AppModule = {
  name: 'missions',
  contributions: [
    contribute(SETTING_GROUPS, missionSettings),
    contribute(APPROVAL_ACTIONS, costlyMissionAction),
    contribute(APPROVAL_ACTIONS, costlyPrizesAction),
  ],
  calls: routes,
  consoleCalls: consoleRoutes,
  jobs,
};
