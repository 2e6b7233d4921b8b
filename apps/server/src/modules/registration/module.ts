import type { AppModule } from '../../app-module.ts';
import { routes } from './routes.ts';

export const registrationModule: AppModule = {
  name: 'registration',
  calls: routes,
};
