import { CONSOLE_ROUTES } from '@hintha/contract';
import { serveStaff, type ServedToStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { toSiteView } from './site-views.ts';
import { changeFlag, changeNetwork, changeSetting, readSite } from './change-site.ts';

export const siteRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.readSite, async () => toSiteView(await readSite(house))),
  serveStaff(CONSOLE_ROUTES.setFlag, async ({ caller, params, body }) => {
    await changeFlag(house, caller, { ...params, ...body });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.setSetting, async ({ caller, params, body }) => {
    await changeSetting(house, caller, { ...params, ...body });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.setNetwork, async ({ caller, body }) => {
    await changeNetwork(house, caller, body);
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.removeNetwork, async ({ caller, query }) => {
    await changeNetwork(house, caller, { ...query, rule: null });
    return {};
  }),
];
