import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { APPROVAL_ACTIONS } from '../approvals/index.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { listGames } from './arenas/list-arena-games.ts';
import { consoleRoutes } from './console-routes.ts';
import { serveFeed } from './feed/serve-feed.ts';
import { watchFights } from './fights/watch-fights.ts';
import { jobs } from './jobs.ts';
import { serveStream } from './live/serve-stream.ts';
import { resettlementAction, voidAction } from './results/proposals.ts';
import { routes } from './routes.ts';
import { sabongSettings } from './settings.ts';

export const sabongModule: AppModule = {
  name: 'sabong',
  contributions: [
    contribute(SETTING_GROUPS, sabongSettings),
    contribute(APPROVAL_ACTIONS, voidAction),
    contribute(APPROVAL_ACTIONS, resettlementAction),
  ],
  calls: routes,
  consoleCalls: consoleRoutes,
  serve: (http, ctx) => {
    serveFeed(http, ctx);
    serveStream(http, ctx);
  },
  jobs,
  watch: watchFights,
  start: listGames,
};
