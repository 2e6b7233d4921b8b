import type { AppModule } from '../../app-module.ts';

export const betsModule: AppModule = {
  name: 'bets',
};
