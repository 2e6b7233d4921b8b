import type { AppModule } from '../../app-module.ts';
import { consoleRoutes } from './routes.ts';

export const backofficeModule: AppModule = {
  name: 'backoffice',
  consoleCalls: consoleRoutes,
};
