import { catalogue, vendors } from '@hintha/contract';
import { type Http, serve, type Served, type ServedToStaff, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import type { ReadVendorBalances } from '../wallet/index.ts';
import { integrationRoutes } from './integrations/routes.ts';
import { launchGame, readGameDetails } from './launch-game.ts';
import { transferAdminRoutes, transferRoutes } from './transfers/routes.ts';
import { toGameDetailsView, toLaunchedView } from './views.ts';
import { serveWalletCalls } from './wallet-calls/serve-wallet-calls.ts';

export const routes = (ctx: AppContext, readVendorBalances: ReadVendorBalances): Served[] => [
  serve(vendors.launchGame, async ({ caller, body, ip, language }) =>
    toLaunchedView(await launchGame(ctx, caller, { ...body, ip, language }), language),
  ),
  serveVisitor(catalogue.readGameDetails, async ({ query: { vassalage, gameCode } }) =>
    toGameDetailsView(await readGameDetails(ctx.db, vassalage, gameCode)),
  ),
  ...transferRoutes(ctx, readVendorBalances),
];

/** The calls of the staff. */
export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  ...integrationRoutes(ctx),
  ...transferAdminRoutes(ctx),
];

/** What stands beside the contract's calls: the vendors' own calls to the wallet. */
export const serveOthers = (http: Http, ctx: AppContext): void => serveWalletCalls(http, ctx);
