import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { routes } from './routes.ts';
import { uplineTransfers } from './tree/join-team.ts';
import { transferSettings } from './settings.ts';

export const agentsModule: AppModule = {
  name: 'agents',
  contributions: [contribute(SETTING_GROUPS, transferSettings), uplineTransfers],
  calls: routes,
};
