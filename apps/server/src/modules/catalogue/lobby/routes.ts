import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, toChange } from '../../audit/index.ts';
import { findLobbyGames, orderMenus, orderVendors, readLobby, setHotGames } from './order-lobby.ts';

/** Staff orders the lobby. */
export const lobbyRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.readLobby, async () => {
    const { menus, changed } = await readLobby(ctx);
    return { menus, changed: toChange(changed) };
  }),
  serveStaff(CONSOLE_ROUTES.orderMenus, async ({ caller, body }) => {
    await orderMenus(ctx, { ...body, actor: actorOf(caller) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.orderVendors, async ({ caller, params, body }) => {
    await orderVendors(ctx, { ...body, ...params, actor: actorOf(caller) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.setHotGames, async ({ caller, params, body }) => {
    await setHotGames(ctx, { ...body, ...params, actor: actorOf(caller) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.searchLobbyGames, ({ params, query }) =>
    findLobbyGames(ctx, params.category, query.name),
  ),
];
