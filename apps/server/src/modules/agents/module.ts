import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { APPROVAL_ACTIONS } from '../approvals/index.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { ratesAction } from './admin/open-agent.ts';
import { consoleRoutes } from './console-routes.ts';
import { jobs } from './jobs.ts';
import { moveAction } from './moves/plan-move.ts';
import { moveRoutes } from './moves/routes.ts';
import { registerRoutes } from './register-routes.ts';
import { routes } from './routes.ts';
import { centreSettings, downSettings, rateSettings, transferSettings } from './settings.ts';
import { reversalAction } from './transfers/reverse-transfer.ts';
import { uplineTransfers } from './tree/join-team.ts';

export const agentsModule: AppModule = {
  name: 'agents',
  contributions: [
    contribute(SETTING_GROUPS, transferSettings),
    contribute(SETTING_GROUPS, downSettings),
    contribute(SETTING_GROUPS, rateSettings),
    contribute(SETTING_GROUPS, centreSettings),
    contribute(APPROVAL_ACTIONS, moveAction),
    contribute(APPROVAL_ACTIONS, ratesAction),
    contribute(APPROVAL_ACTIONS, reversalAction),
    uplineTransfers,
  ],
  calls: (ctx) => [...routes(ctx), ...registerRoutes(ctx)],
  consoleCalls: (ctx) => [...consoleRoutes(ctx), ...moveRoutes(ctx)],
  jobs,
};
