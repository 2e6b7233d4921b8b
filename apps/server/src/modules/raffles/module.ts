import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { contribute } from '@hintha/platform';
import { APPROVAL_ACTIONS } from '../approvals/index.ts';
import { costlyRaffleAction } from './order-raffle.ts';
import { raffleLockAction } from './lock-tickets.ts';
import { consoleRoutes, routes } from './routes.ts';
import { raffleSettings } from './settings.ts';

export const rafflesModule: AppModule = {
  name: 'raffles',
  contributions: [
    contribute(SETTING_GROUPS, raffleSettings),
    contribute(APPROVAL_ACTIONS, raffleLockAction),
    contribute(APPROVAL_ACTIONS, costlyRaffleAction),
  ],
  calls: routes,
  consoleCalls: consoleRoutes,
};
