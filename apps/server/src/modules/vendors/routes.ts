import { catalogue, vendors } from '@hintha/contract';
import { serve, serveVisitor, type Http, type Served, type ServedToStaff } from '@hintha/platform';
import type { House } from '../../house.ts';
import type { ReadAway } from '../wallet/index.ts';
import { launchGame } from './launch-game.ts';
import { readGameFacts } from './read-game-facts.ts';
import { openDesk } from './softswiss/desk.ts';
import { serveSoftswiss } from './softswiss/routes.ts';
import { transferDeskRoutes, transferRoutes } from './transfers/routes.ts';
import { toFactsView, toLaunchedView } from './views.ts';

export const routes = (house: House, readAway: ReadAway): Served[] => [
  serve(vendors.launchGame, async ({ caller, body, ip, language }) =>
    toLaunchedView(await launchGame(house, caller, { ...body, ip, language }), language),
  ),
  serveVisitor(catalogue.readGameFacts, async ({ query: { vassalage, gameCode } }) =>
    toFactsView(await readGameFacts(house.db, vassalage, gameCode)),
  ),
  ...transferRoutes(house, readAway),
];

/** The calls of the staff. */
export const consoleRoutes = (house: House): ServedToStaff[] => transferDeskRoutes(house);

/** What stands beside the contract's calls: the vendors' own calls to the wallet. */
export const serveOthers = (http: Http, house: House): void => serveSoftswiss(http, openDesk(house));
