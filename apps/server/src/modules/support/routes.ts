import { CONSOLE_ROUTES } from '@hintha/contract';
import { type Served, type ServedToStaff, serveStaff, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { actorOf } from '../audit/index.ts';
import { type Canned, listCanned } from './canned-store.ts';
import { caseAdminRoutes, caseRoutes } from './cases/routes.ts';
import { chatAdminRoutes, chatRoutes } from './chats/routes.ts';
import { removeCanned, saveCanned } from './save-canned.ts';

export const routes = (ctx: AppContext): Served[] => [...caseRoutes(ctx), ...chatRoutes(ctx)];

/** The calls of the staff. */
export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  ...caseAdminRoutes(ctx),
  ...chatAdminRoutes(ctx),
  ...cannedRoutes(ctx),
];

const toView = ({ id, shortcut, en, my, by, at }: Canned) => ({
  id: String(id),
  shortcut,
  en,
  my,
  by,
  at: at.getTime(),
});

/** The answers that the staff has at hand. */
const cannedRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listCanned, async () => (await listCanned(ctx.db)).map(toView)),
  serveStaff(CONSOLE_ROUTES.saveCanned, async ({ caller, body }) => {
    const canned = { ...body, actor: actorOf(caller) };
    return toView(await transaction(ctx.db, (tx) => saveCanned(ctx, tx, canned)));
  }),
  serveStaff(CONSOLE_ROUTES.removeCanned, async ({ caller, params }) => {
    await removeCanned(ctx, actorOf(caller), BigInt(params.id));
    return {};
  }),
];
