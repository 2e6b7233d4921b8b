import type { AppModule } from '../../app-module.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';

export const inboxModule: AppModule = {
  name: 'inbox',
  calls: routes,
  jobs,
};
