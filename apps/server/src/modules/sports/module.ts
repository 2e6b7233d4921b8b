import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { serveFeed } from './feed/serve-feed.ts';
import { jobs } from './jobs.ts';
import { listGames } from './list-games.ts';
import { streamLive } from './live/stream-live.ts';
import { routes } from './routes.ts';
import { sportsSettings } from './settings.ts';
import { watchEvents } from './watch-events.ts';

export const sportsModule: AppModule = {
  name: 'sports',
  contributions: [contribute(SETTING_GROUPS, sportsSettings)],
  calls: routes,
  serve: (http, ctx) => {
    serveFeed(http, ctx);
    streamLive(http, ctx);
  },
  jobs,
  watch: watchEvents,
  start: listGames,
};
