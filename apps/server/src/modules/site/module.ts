import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { BET_STOPS } from '../vendors/index.ts';
import { tellAlarms } from './alarms/alarms.ts';
import { watchClock } from './alarms/watch-clock.ts';
import { streamEvents } from './events/stream-events.ts';
import { consoleRoutes, routes } from './routes.ts';
import { IS_SHUT } from './open-site-availability.ts';
import { siteSettings } from './settings.ts';

export const siteModule: AppModule = {
  name: 'site',
  contributions: [contribute(SETTING_GROUPS, siteSettings), contribute(BET_STOPS, IS_SHUT)],
  calls: routes,
  consoleCalls: consoleRoutes,
  serve: (http, ctx, metrics) => {
    streamEvents(http, ctx, metrics);
    tellAlarms(ctx, metrics);
  },
  watch: watchClock,
};
