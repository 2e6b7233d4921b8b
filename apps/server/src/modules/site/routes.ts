import { CONSOLE_ROUTES, site } from '@hintha/contract';
import { type CallOrigin, type Served, type ServedToStaff, serveStaff, serveVisitor } from '@hintha/platform';
import type { House } from '../../house.ts';
import { readFlags } from '../settings/index.ts';
import { changeFlag, changeNetwork, changeSetting, readSite } from './change-site.ts';
import { checkDomain, type ReadSiteAvailability, checkRegion } from './open-site-availability.ts';
import { withDiallingCode } from './rules.ts';
import {
  type Elsewhere,
  toFlagTree,
  toPermissionView,
  toRoutesView,
  toSettingsView,
  toSiteView,
} from './views.ts';

interface Visitor extends CallOrigin {
  query: { url?: string | undefined };
  language: string;
}

/** What other rooms have to say in the configuration is handed in, since those rooms stand on this one. */
export const routes = (
  house: House,
  readDoor: ReadSiteAvailability,
  elsewhere: () => Promise<Elsewhere>,
): Served[] => {
  const permission = async (visitor: Visitor) => {
    const [door, others] = await Promise.all([readDoor(), elsewhere()]);
    checkDomain(door.settings, visitor.query.url);
    const { ip, language } = visitor;
    return toPermissionView(door, checkRegion(house, door, visitor), others, {
      ip,
      language,
      now: house.clock.now(),
    });
  };
  return [
    serveVisitor(site.readStatus, permission),
    serveVisitor(site.readPermission, permission),
    serveVisitor(site.readSettings, async () => toSettingsView((await readDoor()).settings)),
    serveVisitor(site.readSiteRoutes, async ({ query: { type } }) =>
      toRoutesView((await readDoor()).settings, type),
    ),
    serveVisitor(site.readFlags, async () => toFlagTree(await readFlags(house.db))),
    serveVisitor(site.readCountry, async (origin) =>
      withDiallingCode(checkRegion(house, await readDoor(), origin).country),
    ),
  ];
};

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
