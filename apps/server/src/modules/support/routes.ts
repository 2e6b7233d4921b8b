import type { Http, Served, ServedToStaff, StaffGuard } from '@hintha/platform';
import type { House } from '../../house.ts';
import { openGuards } from '../identity/index.ts';
import { cannedRoutes } from './canned/routes.ts';
import { caseDeskRoutes, caseRoutes } from './cases/routes.ts';
import { chatDeskRoutes, chatRoutes } from './chats/routes.ts';
import { serveChatEvents, serveDeskEvents } from './chats/serve-chat-events.ts';

export const routes = (house: House): Served[] => [...caseRoutes(house), ...chatRoutes(house)];

/** The calls of the staff. */
export const consoleRoutes = (house: House): ServedToStaff[] => [
  ...caseDeskRoutes(house),
  ...chatDeskRoutes(house),
  ...cannedRoutes(house),
];

/** What stands beside the contract's calls: the streams by which a chat is live. */
export const serveOthers = (http: Http, house: House): void =>
  serveChatEvents(http, house, openGuards(house));

export const serveOthersToStaff = (http: Http, house: House, guard: StaffGuard): void =>
  serveDeskEvents(http, house, guard);
