import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { contribute } from '@hintha/platform';
import { APPROVAL_ACTIONS } from '../approvals/index.ts';
import { largeDepositAction } from './admin/approve-alone.ts';
import { otherAmountAction } from './admin/approve-arrival.ts';
import { largePayoutAction } from './admin/approve-payout.ts';
import { openChannelAction, receiverAction } from './admin/propose-channel.ts';
import { coinRateAction } from './admin/propose-rate.ts';
import { coinSettings } from './channels/settings.ts';
import { coinEffects, dayLimitEffects } from './deposits/measure-settings.ts';
import { termsAction } from './admin/propose-terms.ts';
import { jobs } from './jobs.ts';
import { consoleRoutes, routes, serveOthers, serveOthersToStaff } from './routes.ts';
import { withdrawalEffects, withdrawalOutcome } from './withdrawals/measure-settings.ts';
import { paymentChecks } from './withdrawals/request/withdrawal-checks.ts';
import { withdrawalSettings } from './withdrawals/settings.ts';
import { depositSettings } from './deposits/settings.ts';

export const paymentsModule: AppModule = {
  name: 'payments',
  contributions: [
    contribute(SETTING_GROUPS, coinSettings),
    contribute(SETTING_GROUPS, depositSettings),
    contribute(SETTING_GROUPS, withdrawalSettings),
    coinEffects,
    dayLimitEffects,
    withdrawalEffects,
    withdrawalOutcome,
    contribute(APPROVAL_ACTIONS, coinRateAction),
    contribute(APPROVAL_ACTIONS, openChannelAction),
    contribute(APPROVAL_ACTIONS, termsAction),
    contribute(APPROVAL_ACTIONS, receiverAction),
    contribute(APPROVAL_ACTIONS, largeDepositAction),
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
