import type { AppModule } from '../../app-module.ts';
import { openGuards } from '../identity/index.ts';
import { serveAdminChatEvents, serveChatEvents } from './chats/serve-chat-events.ts';
import { jobs } from './jobs.ts';
import { consoleRoutes, routes } from './routes.ts';

export const supportModule: AppModule = {
  name: 'support',
  calls: routes,
  consoleCalls: consoleRoutes,
  serve: (http, ctx) => serveChatEvents(http, ctx, openGuards(ctx)),
  serveConsole: serveAdminChatEvents,
  jobs,
};
