import type { AppModule } from '../../app-module.ts';
import { contribute } from '@hintha/platform';
import { SETTING_GROUPS } from '../settings/index.ts';
import { budgetSettings } from './budgets/settings.ts';
import { jobs } from './jobs.ts';
import { watchLedger } from './reconciliation/reconcile.ts';
import { routes } from './routes.ts';

export const walletModule: AppModule = {
  name: 'wallet',
  contributions: [contribute(SETTING_GROUPS, budgetSettings)],
  calls: routes,
  jobs,
  watch: watchLedger,
};
