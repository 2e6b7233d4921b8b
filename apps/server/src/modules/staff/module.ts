import type { AppModule } from '../../app-module.ts';
import { jobs } from './jobs.ts';
import { staffPassword } from './search-staff.ts';
import { signInRoutes, staffRoutes } from './routes.ts';

export const staffModule: AppModule = {
  name: 'staff',
  contributions: [staffPassword],
  consoleCalls: (ctx) => [...signInRoutes(ctx), ...staffRoutes(ctx)],
  jobs,
};
