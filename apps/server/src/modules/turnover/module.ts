import type { AppModule } from '../../app-module.ts';
import { jobs } from './jobs.ts';
import { turnoverCheck } from './requirements/turnover-check.ts';
import { routes } from './routes.ts';

export const turnoverModule: AppModule = {
  name: 'turnover',
  contributions: [turnoverCheck],
  calls: routes,
  jobs,
};
