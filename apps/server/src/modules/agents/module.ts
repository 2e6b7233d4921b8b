import type { AppModule } from '../../app-module.ts';
import { routes } from './routes.ts';
import { uplineTransfers } from './tree/join-team.ts';

export const agentsModule: AppModule = {
  name: 'agents',
  contributions: [uplineTransfers],
  calls: routes,
};
