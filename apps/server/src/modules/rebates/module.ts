import type { AppModule } from '../../app-module.ts';
import { jobs } from './jobs.ts';
import { lotteryRoutes, routes } from './routes.ts';

export const rebatesModule: AppModule = {
  name: 'rebates',
  calls: (ctx) => [...routes(ctx), ...lotteryRoutes(ctx)],
  jobs,
};
