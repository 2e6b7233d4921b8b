import type { AppModule } from '../../app-module.ts';
import { memberFacts } from './contributions.ts';
import { routes, serveOthers } from './routes.ts';

export const membersModule: AppModule = {
  name: 'members',
  contributions: [memberFacts],
  calls: routes,
  serve: serveOthers,
};
