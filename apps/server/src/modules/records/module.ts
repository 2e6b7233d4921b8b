import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { servePlaying } from './playing/serve-playing.ts';
import { routes } from './routes.ts';
import { recordsSettings } from './settings.ts';

export const recordsModule: AppModule = {
  name: 'records',
  contributions: [contribute(SETTING_GROUPS, recordsSettings)],
  calls: routes,
  serve: servePlaying,
};
