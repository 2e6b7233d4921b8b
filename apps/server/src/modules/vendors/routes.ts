import { catalogue, vendors } from '@hintha/contract';
import { type Http, serve, type Served, type ServedToStaff, serveVisitor } from '@hintha/platform';
import type { House } from '../../house.ts';
import type { ReadVendorBalances } from '../wallet/index.ts';
import { serveSoftswiss } from './dialects/softswiss/routes.ts';
import { openDesk } from './dialects/softswiss/wallet-api-context.ts';
import { launchGame, readGameFacts } from './launch-game.ts';
import { transferAdminRoutes, transferRoutes } from './transfers/routes.ts';
import { toFactsView, toLaunchedView } from './views.ts';

export const routes = (house: House, readVendorBalances: ReadVendorBalances): Served[] => [
  serve(vendors.launchGame, async ({ caller, body, ip, language }) =>
    toLaunchedView(await launchGame(house, caller, { ...body, ip, language }), language),
  ),
  serveVisitor(catalogue.readGameFacts, async ({ query: { vassalage, gameCode } }) =>
    toFactsView(await readGameFacts(house.db, vassalage, gameCode)),
  ),
  ...transferRoutes(house, readVendorBalances),
];

/** The calls of the staff. */
export const consoleRoutes = (house: House): ServedToStaff[] => transferAdminRoutes(house);

/** What stands beside the contract's calls: the vendors' own calls to the wallet. */
export const serveOthers = (http: Http, house: House): void => serveSoftswiss(http, openDesk(house));
