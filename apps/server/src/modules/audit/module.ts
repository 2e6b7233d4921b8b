import type { AppModule } from '../../app-module.ts';
import { jobs } from './jobs.ts';
import { consoleRoutes } from './routes.ts';

export const auditModule: AppModule = {
  name: 'audit',
  consoleCalls: consoleRoutes,
  jobs,
};
