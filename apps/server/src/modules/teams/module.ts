import type { AppModule } from '../../app-module.ts';
import { teamMoves } from './figures/follow-move.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';

export const teamsModule: AppModule = {
  name: 'teams',
  contributions: [teamMoves],
  calls: routes,
  jobs,
};
