import type { AppModule } from '../../app-module.ts';
import { jobs } from './jobs.ts';

export const notificationsModule: AppModule = {
  name: 'notifications',
  jobs,
};
