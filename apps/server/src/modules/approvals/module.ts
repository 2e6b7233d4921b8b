import type { AppModule } from '../../app-module.ts';
import { contribute } from '@hintha/platform';
import { SETTING_GROUPS } from '../settings/index.ts';
import { settingAction } from './change-setting.ts';
import { jobs } from './jobs.ts';
import { rolesAction, unlockAction } from './propose-staff-change.ts';
import { APPROVAL_ACTIONS } from './propose.ts';
import { consoleRoutes, staffChangeRoutes } from './routes.ts';
import { settingRoutes } from './setting-routes.ts';
import { approvalSettings } from './settings.ts';

export const approvalsModule: AppModule = {
  name: 'approvals',
  contributions: [
    contribute(SETTING_GROUPS, approvalSettings),
    contribute(APPROVAL_ACTIONS, rolesAction),
    contribute(APPROVAL_ACTIONS, settingAction),
    contribute(APPROVAL_ACTIONS, unlockAction),
  ],
  consoleCalls: (ctx) => [...consoleRoutes(ctx), ...staffChangeRoutes(ctx), ...settingRoutes(ctx)],
  jobs,
};
