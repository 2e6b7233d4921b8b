import type { AppModule } from '../../app-module.ts';
import { jobs } from './jobs.ts';
import { watchLedger } from './reconciliation/reconcile.ts';
import { routes } from './routes.ts';

export const walletModule: AppModule = {
  name: 'wallet',
  calls: routes,
  jobs,
  watch: watchLedger,
};
