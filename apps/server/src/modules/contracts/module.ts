import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { APPROVAL_ACTIONS } from '../approvals/index.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { correctAction, endAction, offerAction } from './admin/actions.ts';
import { adminRoutes } from './admin/routes.ts';
import { affiliatesAction } from './affiliates/approve-month.ts';
import { jobs } from './jobs.ts';
import { contractsOfMoved } from './documents/end-contract.ts';
import { contractDebtCheck } from './payments/debts.ts';
import { watchCredits } from './payments/watch-credits.ts';
import { routes } from './routes.ts';
import { contractSettings } from './settings.ts';

export const contractsModule: AppModule = {
  name: 'contracts',
  contributions: [
    contribute(SETTING_GROUPS, contractSettings),
    contractDebtCheck,
    contractsOfMoved,
    contribute(APPROVAL_ACTIONS, offerAction),
    contribute(APPROVAL_ACTIONS, endAction),
    contribute(APPROVAL_ACTIONS, correctAction),
    contribute(APPROVAL_ACTIONS, affiliatesAction),
  ],
  calls: routes,
  consoleCalls: adminRoutes,
  jobs,
  watch: watchCredits,
};
