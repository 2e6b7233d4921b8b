import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { openGuards } from '../identity/index.ts';
import { serveAdminChatEvents, serveChatEvents } from './chats/serve-chat-events.ts';
import { jobs } from './jobs.ts';
import { consoleRoutes, routes } from './routes.ts';
import { supportSettings } from './settings.ts';

export const supportModule: AppModule = {
  name: 'support',
  contributions: [contribute(SETTING_GROUPS, supportSettings)],
  calls: routes,
  consoleCalls: consoleRoutes,
  serve: (http, ctx) => serveChatEvents(http, ctx, openGuards(ctx)),
  serveConsole: serveAdminChatEvents,
  jobs,
};
