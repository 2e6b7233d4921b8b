import type { Http, Served, ServedToStaff, StaffGuard } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { adminRoutes, serveShownPictures } from './admin/routes.ts';
import { serveWebhooks } from './deposits/provider/serve-webhooks.ts';
import { depositRoutes } from './deposits/routes.ts';
import { payeeRoutes } from './payees/routes.ts';
import { confirmationRoutes, withdrawalRoutes } from './withdrawals/routes.ts';

export const routes = (ctx: AppContext): Served[] => [
  ...depositRoutes(ctx),
  ...payeeRoutes(ctx),
  ...withdrawalRoutes(ctx),
  ...confirmationRoutes(ctx),
];

/** The calls of the staff. */
export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => adminRoutes(ctx);

/** What stands beside the calls of the staff: the pictures that members have sent to the desk. */
export const serveOthersToStaff = (http: Http, ctx: AppContext, guard: StaffGuard): void =>
  serveShownPictures(http, ctx, guard);

/** What stands beside the contract's calls: what providers say of payments. */
export const serveOthers = (http: Http, ctx: AppContext): void => serveWebhooks(http, ctx);
