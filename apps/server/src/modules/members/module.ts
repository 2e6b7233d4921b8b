import type { AppModule } from '../../app-module.ts';
import { memberContribution } from './contributions.ts';
import { routes, serveOthers } from './routes.ts';

export const membersModule: AppModule = {
  name: 'members',
  contributions: [memberContribution],
  calls: routes,
  serve: serveOthers,
};
