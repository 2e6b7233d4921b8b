import type { AppModule } from '../../app-module.ts';

export const settingsModule: AppModule = {
  name: 'settings',
};
