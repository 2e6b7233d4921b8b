import type { AppModule } from '../../app-module.ts';
import { contribute } from '@hintha/platform';
import { APPROVAL_ACTIONS } from '../approvals/index.ts';
import { raffleLockAction } from './lock-tickets.ts';
import { consoleRoutes, routes } from './routes.ts';

export const rafflesModule: AppModule = {
  name: 'raffles',
  contributions: [contribute(APPROVAL_ACTIONS, raffleLockAction)],
  calls: routes,
  consoleCalls: consoleRoutes,
};
