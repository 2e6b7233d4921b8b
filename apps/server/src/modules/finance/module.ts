import type { AppModule } from '../../app-module.ts';
import { contribute } from '@hintha/platform';
import { APPROVAL_ACTIONS } from '../approvals/index.ts';
import { jobs } from './jobs.ts';
import { adjustmentAction } from './propose-adjustment.ts';
import { consoleRoutes } from './routes.ts';

export const financeModule: AppModule = {
  name: 'finance',
  contributions: [contribute(APPROVAL_ACTIONS, adjustmentAction)],
  consoleCalls: consoleRoutes,
  jobs,
};
