import type { AppModule } from '../../app-module.ts';
import { contribute } from '@hintha/platform';
import { APPROVAL_ACTIONS } from '../approvals/index.ts';
import { otherAmountAction } from './admin/approve-arrival.ts';
import { largePayoutAction } from './admin/approve-payout.ts';
import { coinRateAction } from './admin/propose-rate.ts';
import { jobs } from './jobs.ts';
import { consoleRoutes, routes, serveOthers, serveOthersToStaff } from './routes.ts';
import { paymentChecks } from './withdrawals/request/withdrawal-checks.ts';

export const paymentsModule: AppModule = {
  name: 'payments',
  contributions: [
    contribute(APPROVAL_ACTIONS, coinRateAction),
    contribute(APPROVAL_ACTIONS, largePayoutAction),
    contribute(APPROVAL_ACTIONS, otherAmountAction),
    ...paymentChecks,
  ],
  calls: routes,
  consoleCalls: consoleRoutes,
  serve: serveOthers,
  serveConsole: serveOthersToStaff,
  jobs,
};
