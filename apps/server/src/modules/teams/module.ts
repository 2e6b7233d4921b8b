import type { AppModule } from '../../app-module.ts';
import { jobs } from './jobs.ts';

export const teamsModule: AppModule = {
  name: 'teams',
  jobs,
};
