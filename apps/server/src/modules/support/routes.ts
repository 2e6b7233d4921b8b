import { CONSOLE_ROUTES } from '@hintha/contract';
import {
  type Http,
  type Served,
  type ServedToStaff,
  serveStaff,
  type StaffGuard,
  transaction,
} from '@hintha/platform';
import type { House } from '../../house.ts';
import { actorOf } from '../audit/index.ts';
import { openGuards } from '../identity/index.ts';
import type { Canned } from './canned-store.ts';
import { caseAdminRoutes, caseRoutes } from './cases/routes.ts';
import { chatAdminRoutes, chatRoutes } from './chats/routes.ts';
import { serveChatEvents, serveAdminChatEvents } from './chats/serve-chat-events.ts';
import { listCanned, removeCanned, saveCanned } from './save-canned.ts';

export const routes = (house: House): Served[] => [...caseRoutes(house), ...chatRoutes(house)];

/** The calls of the staff. */
export const consoleRoutes = (house: House): ServedToStaff[] => [
  ...caseAdminRoutes(house),
  ...chatAdminRoutes(house),
  ...cannedRoutes(house),
];

/** What stands beside the contract's calls: the streams by which a chat is live. */
export const serveOthers = (http: Http, house: House): void =>
  serveChatEvents(http, house, openGuards(house));

export const serveOthersToStaff = (http: Http, house: House, guard: StaffGuard): void =>
  serveAdminChatEvents(http, house, guard);

const toView = ({ id, shortcut, en, my, by, at }: Canned) => ({
  id: String(id),
  shortcut,
  en,
  my,
  by,
  at: at.getTime(),
});

/** The answers that the staff has at hand. */
export const cannedRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listCanned, async () => (await listCanned(house.db)).map(toView)),
  serveStaff(CONSOLE_ROUTES.saveCanned, async ({ caller, body }) => {
    const canned = { ...body, actor: actorOf(caller) };
    return toView(await transaction(house.db, (tx) => saveCanned(house, tx, canned)));
  }),
  serveStaff(CONSOLE_ROUTES.removeCanned, async ({ caller, params }) => {
    await removeCanned(house, actorOf(caller), BigInt(params.id));
    return {};
  }),
];
