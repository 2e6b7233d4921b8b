import type { AppModule } from '../../app-module.ts';
import { jobs } from './jobs.ts';

export const betsModule: AppModule = {
  name: 'bets',
  jobs,
};
