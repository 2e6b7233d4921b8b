import type { AppModule } from '../../app-module.ts';
import { routes } from './routes.ts';

export const recordsModule: AppModule = {
  name: 'records',
  calls: routes,
};
