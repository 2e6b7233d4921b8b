import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { APPROVAL_ACTIONS } from '../approvals/index.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { consoleRoutes } from './console-routes.ts';
import { serveFeed } from './feed/serve-feed.ts';
import { jobs } from './jobs.ts';
import { listGames } from './list-games.ts';
import { streamLive } from './live/stream-live.ts';
import { resettlementAction, resultAction, voidAction } from './results/proposals.ts';
import { routes } from './routes.ts';
import { sportsSettings } from './settings.ts';
import { leagueAction } from './trading/change-league.ts';
import { watchEvents } from './watch-events.ts';

export const sportsModule: AppModule = {
  name: 'sports',
  contributions: [
    contribute(SETTING_GROUPS, sportsSettings),
    contribute(APPROVAL_ACTIONS, resultAction),
    contribute(APPROVAL_ACTIONS, voidAction),
    contribute(APPROVAL_ACTIONS, resettlementAction),
    contribute(APPROVAL_ACTIONS, leagueAction),
  ],
  calls: routes,
  consoleCalls: consoleRoutes,
  serve: (http, ctx) => {
    serveFeed(http, ctx);
    streamLive(http, ctx);
  },
  jobs,
  watch: watchEvents,
  start: listGames,
};
