import type { Http, Served, ServedToStaff, StaffGuard } from '@hintha/platform';
import type { House } from '../../house.ts';
import { deskRoutes, serveShownPictures } from './admin/routes.ts';
import { serveWebhooks } from './deposits/provider/serve-webhooks.ts';
import { depositRoutes } from './deposits/routes.ts';
import { payeeRoutes } from './payees/routes.ts';
import { confirmationRoutes, withdrawalRoutes } from './withdrawals/routes.ts';

export const routes = (house: House): Served[] => [
  ...depositRoutes(house),
  ...payeeRoutes(house),
  ...withdrawalRoutes(house),
  ...confirmationRoutes(house),
];

/** The calls of the staff. */
export const consoleRoutes = (house: House): ServedToStaff[] => deskRoutes(house);

/** What stands beside the calls of the staff: the pictures that members have sent to the desk. */
export const serveOthersToStaff = (http: Http, house: House, guard: StaffGuard): void =>
  serveShownPictures(http, house, guard);

/** What stands beside the contract's calls: what providers say of payments. */
export const serveOthers = (http: Http, house: House): void => serveWebhooks(http, house);
